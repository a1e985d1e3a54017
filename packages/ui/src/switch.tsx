interface Props {
  /** The id of the words that say what is switched. */
  labelledBy: string;
  on: boolean;
  onChange(): void;
}

/** On or off, at once. As large as a finger, though the drawing is smaller. */
export const Switch = ({ labelledBy, on, onChange }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-labelledby={labelledBy}
    onClick={onChange}
    className="group inline-flex min-h-11 min-w-14 shrink-0 items-center justify-center rounded-full"
  >
    <span className="flex h-7 w-12 items-center rounded-full border border-ink-soft bg-stone p-0.5 transition-colors duration-150 group-aria-checked:border-wine group-aria-checked:bg-wine">
      <span className="size-5.5 rounded-full bg-ink-soft transition-transform duration-150 ease-out group-aria-checked:translate-x-5 group-aria-checked:bg-on-wine" />
    </span>
  </button>
);
