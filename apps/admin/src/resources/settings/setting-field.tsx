import { TextField } from "@mui/material";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: string;
  type?: "text" | "email" | "url";
}

export const SettingField = ({ label, value, onChange, help, type = "text" }: Props) => (
  <TextField
    label={label}
    type={type}
    value={value}
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
    {...(help && { helperText: help })}
    fullWidth
  />
);
