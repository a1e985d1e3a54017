import type { MediaFile } from "@bentrong/contract/media-file";
import { duration as shownDuration } from "@bentrong/format/duration";
import { Box, Button, FormHelperText, FormLabel } from "@mui/material";
import { useInput, useNotify, useTranslateLabel, ValidationError } from "react-admin";
import { useFormContext } from "react-hook-form";
import { UploadBox } from "./upload-box.tsx";

interface Props {
  source: string;
  label?: string;
  /** The column that gets the length of an uploaded sound, in seconds. */
  duration?: string;
}

/** Column with the address of a sound: play, replace by an upload, remove. */
export function SoundInput({ source, label, duration }: Props) {
  const { field, fieldState } = useInput<string | null>({ source });
  const { setValue } = useFormContext();
  const notify = useNotify();
  const translated = useTranslateLabel()({ source, ...(label ? { label } : {}) });
  const address = typeof field.value === "string" && field.value !== "" ? field.value : undefined;
  const take = (file: MediaFile) => {
    field.onChange(file.address);
    const seconds = file.seconds ?? 0;
    if (duration) setValue(duration, seconds, { shouldDirty: true });
    notify(`Đã nhận tệp, thời lượng ${shownDuration(seconds)}.`, { type: "success" });
  };
  return (
    <Box sx={{ display: "grid", gap: 1, my: 1.5 }}>
      <FormLabel>{translated}</FormLabel>
      {address && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: sounds of nature and bells have no words to write down. */}
          <audio
            key={address}
            src={address}
            controls
            preload="metadata"
            aria-label={`${translated} hiện tại`}
          />
          <Button
            onClick={() => field.onChange(null)}
            color="inherit"
            sx={{ minHeight: 44, justifySelf: "start" }}
          >
            Gỡ âm thanh này
          </Button>
        </>
      )}
      <UploadBox kind="sound" label={address ? "Thay âm thanh" : "Chọn âm thanh"} onDone={take} />
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}
