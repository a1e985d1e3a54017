import { TextField } from "@mui/material";

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  /** Whose password it is: password managers ask. Absent for a code. */
  secretOf?: string;
  isNumber?: boolean;
  autoFocus?: boolean;
}

export const ProofField = ({
  label,
  value,
  onChange,
  error,
  secretOf,
  isNumber = false,
  autoFocus = false,
}: Props) => (
  <>
    {secretOf !== undefined && (
      <input type="email" name="username" autoComplete="username" value={secretOf} readOnly hidden />
    )}
    <TextField
      label={label}
      type={secretOf === undefined ? "text" : "password"}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error}
      autoFocus={autoFocus}
      slotProps={{
        htmlInput: {
          autoComplete: secretOf === undefined ? "one-time-code" : "current-password",
          autoCapitalize: "none",
          spellCheck: false,
          ...(isNumber && { inputMode: "numeric", maxLength: 10 }),
        },
      }}
    />
  </>
);
