import type { ReactNode } from "react";

interface Props {
  chosen: boolean;
  onChoose(): void;
  label?: string;
  lang?: string;
  children: ReactNode;
}

/** One button of a row of mutually exclusive choices. */
export const SwitchButton = ({ chosen, onChoose, label, lang, children }: Props) => (
  <button
    type="button"
    aria-pressed={chosen}
    aria-label={label}
    title={label}
    lang={lang}
    onClick={onChoose}
    className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 text-xs text-ink-soft transition-colors duration-150 hover:text-ink aria-pressed:bg-stone aria-pressed:text-ink"
  >
    {children}
  </button>
);

export const SwitchRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="flex rounded-full border border-line p-0.5">
    <legend className="sr-only">{label}</legend>
    {children}
  </fieldset>
);
