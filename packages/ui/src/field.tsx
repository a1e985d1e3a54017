import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export const inputClass =
  "min-h-12 w-full rounded-m border border-line bg-card px-4 py-2.5 text-base text-ink placeholder:text-ink-soft/80 transition-colors duration-150 hover:border-ink-soft focus-visible:outline-offset-1 disabled:opacity-60 aria-invalid:border-wine-ink";

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  /** Hides the label from the eye only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** A control inside the field's right end. */
  end?: ReactNode;
};

/** A labelled text field. Its error is beside it and announced when it appears. */
export function Field({ label, labelHidden, hint, error, end, className, id, ...rest }: Props) {
  const own = useId();
  const inputId = id ?? own;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div className={className}>
      <label htmlFor={inputId} className={labelHidden ? "sr-only" : "mb-1.5 block text-sm font-medium"}>
        {label}
      </label>
      <div className="relative">
        <input
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hint ? hintId : null, error ? errorId : null) || undefined}
          className={classNames(inputClass, end ? "pr-14" : null)}
          {...rest}
        />
        {end}
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <p id={errorId} role="alert" className="text-sm text-wine-ink not-empty:mt-1.5">
        {error}
      </p>
    </div>
  );
}
