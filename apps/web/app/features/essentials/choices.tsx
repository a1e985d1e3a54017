interface Choice<T> {
  value: T;
  name: string;
  hint?: string;
}

interface Props<T> {
  name: string;
  label: string;
  choices: readonly Choice<T>[];
  chosen: T;
  onChoose(value: T): void;
  disabled?: boolean;
}

/** Real radio buttons, drawn as chips: arrows move between them. */
export function Choices<T extends string | number>({
  name,
  label,
  choices,
  chosen,
  onChoose,
  disabled,
}: Props<T>) {
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-2 disabled:opacity-60">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, name: shown, hint }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-4 py-1.5 text-sm transition-colors duration-150 hover:border-ink-soft has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-wine-ink"
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {shown}
            {hint && <span className="text-xs tabular-nums opacity-75">{hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const Toggle = ({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean;
  onChange(on: boolean): void;
}) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm">
    <input
      type="checkbox"
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 accent-(--wine)"
    />
    {label}
  </label>
);
