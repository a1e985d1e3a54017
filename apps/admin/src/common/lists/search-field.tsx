import Search from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  /** In a toolbar: lower, with the label for screen readers alone. */
  isCompact?: boolean;
}

/** The field that lists are searched with. */
export const SearchField = ({ label, value, onChange, onBlur, isCompact = false }: Props) => (
  <TextField
    type="search"
    {...(isCompact ? { hiddenLabel: true, size: "small", placeholder: "Tìm kiếm" } : { label })}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onBlur={onBlur}
    // A form around it would be saved.
    onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    slotProps={{
      htmlInput: {
        ...(isCompact && { "aria-label": label }),
        ...{ enterKeyHint: "search", autoComplete: "off" },
      },
      input: {
        endAdornment: (
          <InputAdornment position="end">
            <Search color="disabled" />
          </InputAdornment>
        ),
      },
    }}
  />
);
