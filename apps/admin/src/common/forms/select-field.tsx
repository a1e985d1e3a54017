import { MenuItem, TextField } from "@mui/material";

interface Props<V extends string> {
  label: string;
  value: V | "";
  options: readonly (readonly [value: V, label: string])[];
  onChange: (value: V | "") => void;
  /** Of the empty choice; absent: one has to be chosen. */
  all?: string;
}

/** One of a few. */
export const SelectField = <V extends string>({ label, value, options, onChange, all }: Props<V>) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value as V | "")}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    fullWidth={false}
    // Beside others as wide as there is room, in a column as wide as the column.
    sx={{ flex: "1 1 auto", minWidth: 140 }}
  >
    {all !== undefined && <MenuItem value="">{all}</MenuItem>}
    {options.map(([id, name]) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
