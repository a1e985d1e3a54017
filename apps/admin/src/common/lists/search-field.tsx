import Search from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  onEnter?(): void;
  /** In a toolbar: lower, with the label for screen readers alone. */
  isCompact?: boolean;
}

/** The field that lists are searched with. */
export const SearchField = ({ label, value, onChange, onBlur, onEnter, isCompact = false }: Props) => (
  <TextField
    type="search"
    {...(isCompact ? { hiddenLabel: true, size: "small", placeholder: "Tìm kiếm" } : { label })}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onBlur={onBlur}
    onKeyDown={(event) => {
      if (event.key !== "Enter") return;
      // A form around it would be saved.
      event.preventDefault();
      onEnter?.();
    }}
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
