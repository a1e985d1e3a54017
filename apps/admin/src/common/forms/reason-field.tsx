import { Chip, Stack, TextField } from "@mui/material";
import type { Ref } from "react";

const LONGEST_REASON = 500;

interface Props {
  suggestions: readonly string[];
  value: string;
  onChange(reason: string): void;
  /** Error below the field, after an attempt without a reason. */
  isMissing: boolean;
  /** Says who reads the reason. */
  hint: string;
  inputRef: Ref<HTMLTextAreaElement>;
}

/** Why something is decided: in one's own words, or one of the usual reasons with a touch. */
export const ReasonField = ({ suggestions, value, onChange, isMissing, hint, inputRef }: Props) => (
  <Stack sx={{ gap: 1 }}>
    {suggestions.length > 0 && (
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label="Chọn nhanh"
        sx={{ flexWrap: "wrap", gap: 1 }}
      >
        {suggestions.map((suggestion) => (
          <Chip
            key={suggestion}
            label={suggestion}
            variant="outlined"
            onClick={() => onChange(suggestion)}
            sx={{ height: 44, borderRadius: 22 }}
          />
        ))}
      </Stack>
    )}
    <TextField
      label="Lý do"
      required
      multiline
      minRows={2}
      value={value}
      inputRef={inputRef}
      onChange={({ target }) => onChange(target.value)}
      error={isMissing}
      helperText={isMissing ? "Bạn ghi lý do nhé, dù chỉ vài chữ." : hint}
      slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
    />
  </Stack>
);
