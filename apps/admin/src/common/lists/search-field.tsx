import Search from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";
import { useInput } from "react-admin";

/** Where the words stand that a list is searched for. `alwaysOn` is read by the list. */
export function SearchField({ source }: { source: string; alwaysOn: true }) {
  const { field } = useInput<string>({ source, defaultValue: "" });
  return (
    <TextField
      {...field}
      type="search"
      hiddenLabel
      size="small"
      placeholder="Tìm kiếm"
      slotProps={{
        htmlInput: { "aria-label": "Tìm", autoComplete: "off" },
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
}
