import { Chip, Stack } from "@mui/material";

interface Props {
  /** What is chosen here. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** One of several, side by side; on a narrow screen they are pushed with a thumb. */
export const ChoiceChips = ({ label, options, value, onChange }: Props) => (
  <Stack
    direction="row"
    role="group"
    aria-label={label}
    useFlexGap
    sx={{
      ...{ gap: 1, paddingBlock: 0.5, marginInline: "-12px", paddingInline: "12px" },
      ...{ overflowX: { xs: "auto", sm: "visible" }, flexWrap: { xs: "nowrap", sm: "wrap" } },
    }}
  >
    {options.map((option) => (
      <Chip
        key={option.value}
        label={option.label}
        aria-pressed={option.value === value}
        color={option.value === value ? "primary" : "default"}
        variant={option.value === value ? "filled" : "outlined"}
        onClick={() => onChange(option.value)}
        sx={{ height: 44, borderRadius: 22, paddingInline: 0.5, fontSize: "0.9375rem" }}
      />
    ))}
  </Stack>
);
