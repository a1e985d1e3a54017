import { TextField } from "@mui/material";

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  /** Account of the password, for password managers. Absent for a code. */
  getSecret?: string;
  isNumber?: boolean;
  autoFocus?: boolean;
}

export const ProofField = ({
  label,
  value,
  onChange,
  error,
  getSecret,
  isNumber = false,
  autoFocus = false,
}: Props) => (
  <>
    {getSecret !== undefined && (
      <input type="email" name="username" autoComplete="username" value={getSecret} readOnly hidden />
    )}
    <TextField
      label={label}
      type={getSecret === undefined ? "text" : "password"}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error}
      autoFocus={autoFocus}
      slotProps={{
        htmlInput: {
          autoComplete: getSecret === undefined ? "one-time-code" : "current-password",
          autoCapitalize: "none",
          spellCheck: false,
          ...(isNumber && { inputMode: "numeric", maxLength: 10 }),
        },
      }}
    />
  </>
);
