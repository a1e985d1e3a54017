import { Box, FormLabel, TextField, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { useId, useState } from "react";
import { Confirm, useInput, useRecordContext, ValidationError } from "react-admin";
import { useFormContext } from "react-hook-form";
import { PUBLICATIONS, type Publication, type Published } from "./publication.tsx";
import { fromField, toField } from "./vietnam-time.ts";

interface Props {
  /** Consequence of taking it off the site, where that is more than "readers no longer see it". */
  beforeWithdrawing?: string;
}

const MEANING: Readonly<Record<Publication, string>> = {
  DRAFT: "Chỉ ban biên tập thấy.",
  SCHEDULED: "Chỉ ban biên tập thấy, cho tới giờ hẹn.",
  PUBLISHED: "Có trên trang.",
};

/** Draft, at a time, or out; changed with everything else when the form is saved. */
export function PublicationInput({ beforeWithdrawing }: Props) {
  const label = useId();
  const { field } = useInput<Publication>({ source: "publication", defaultValue: "DRAFT" });
  const chosen: Publication = field.value;
  const { setValue } = useFormContext();
  const record = useRecordContext<Partial<Published>>();
  const [asked, setAsked] = useState<Publication>();
  const choose = (next: Publication) => {
    field.onChange(next);
    if (next !== "SCHEDULED") setValue("publishAt", null, { shouldDirty: true });
  };
  const pick = (next: Publication | null) => {
    if (!next) return;
    if (beforeWithdrawing && record?.publication === "PUBLISHED" && next !== "PUBLISHED") setAsked(next);
    else choose(next);
  };
  return (
    <Box sx={{ width: "100%", marginBlock: 1 }}>
      <FormLabel id={label} component="div" sx={{ marginBottom: 0.5 }}>
        Trạng thái
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        color="primary"
        fullWidth
        aria-labelledby={label}
        value={chosen}
        onChange={(_, next: Publication | null) => pick(next)}
        sx={{ maxWidth: 480 }}
      >
        {PUBLICATIONS.map(({ id, name }) => (
          <ToggleButton key={id} value={id} sx={{ minHeight: 44, textTransform: "none", lineHeight: 1.3 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
        {MEANING[chosen]}
      </Typography>
      {chosen === "SCHEDULED" && <TimeInput />}
      {asked && (
        <Confirm
          isOpen
          title="Rút khỏi trang?"
          content={beforeWithdrawing}
          confirm="Vẫn rút"
          cancel="Giữ trên trang"
          onConfirm={() => {
            choose(asked);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

const isAhead = (time: unknown): string | undefined => {
  if (typeof time !== "string" || !time) return "Bạn chọn thời điểm đăng nhé";
  return Date.parse(time) > Date.now() ? undefined : "Thời điểm này đã qua. Bạn chọn một lúc khác nhé";
};

function TimeInput() {
  const { field, fieldState, isRequired } = useInput<string | null>({
    source: "publishAt",
    validate: isAhead,
  });
  const problem = fieldState.error?.message;
  return (
    <TextField
      type="datetime-local"
      label="Đăng lúc"
      required={isRequired}
      value={field.value ? toField(field.value) : ""}
      onChange={({ target }) => field.onChange(fromField(target.value))}
      onBlur={field.onBlur}
      error={problem !== undefined}
      helperText={
        problem ? (
          <ValidationError error={problem} />
        ) : (
          "Giờ Việt Nam. Trang tự đăng khi tới giờ, trong vòng một phút."
        )
      }
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ maxWidth: 480, marginTop: 2 }}
    />
  );
}
