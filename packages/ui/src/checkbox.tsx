import { type InputHTMLAttributes, type ReactNode, useId } from "react";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "children"> & {
  /** May hold links; pressing the words around them ticks the box. */
  children: ReactNode;
  error?: string | undefined;
};

/** A box with its sentence. The whole line is as high as a finger. */
export function Checkbox({ children, error, className, id, ...rest }: Props) {
  const own = useId();
  const inputId = id ?? own;
  const errorId = `${inputId}-error`;
  return (
    <div className={className}>
      <label htmlFor={inputId} className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
        <input
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-5 shrink-0 accent-wine disabled:opacity-60"
          {...rest}
        />
        <span>{children}</span>
      </label>
      <p id={errorId} role="alert" className="text-sm text-wine-ink">
        {error}
      </p>
    </div>
  );
}
