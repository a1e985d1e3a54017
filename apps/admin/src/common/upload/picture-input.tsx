import { Box, Button, FormHelperText, FormLabel } from "@mui/material";
import { useInput, useTranslateLabel, ValidationError } from "react-admin";
import { LibraryButton } from "./library-button.tsx";
import { getSmallPicture } from "./small-picture.ts";
import { UploadBox } from "./upload-box.tsx";

interface Props {
  source: string;
  label?: string;
  helperText?: string;
}

const PREVIEW_WIDTH = 320;

/** A column that holds the address of a picture: shown, replaced by an upload, taken away. */
export function PictureInput({ source, label, helperText }: Props) {
  const { field, fieldState } = useInput<string | null>({ source });
  const translated = useTranslateLabel()({ source, ...(label ? { label } : {}) });
  const address = typeof field.value === "string" && field.value !== "" ? field.value : undefined;
  return (
    <Box sx={{ display: "grid", gap: 1, my: 1.5 }}>
      <FormLabel>{translated}</FormLabel>
      {address && (
        <>
          <Box
            component="img"
            src={getSmallPicture(address, PREVIEW_WIDTH)}
            alt={`${translated} hiện tại`}
            sx={{ width: PREVIEW_WIDTH, maxWidth: "100%", borderRadius: 2, display: "block" }}
          />
          <Button
            onClick={() => field.onChange(null)}
            color="inherit"
            sx={{ minHeight: 44, justifySelf: "start" }}
          >
            Gỡ ảnh này
          </Button>
        </>
      )}
      <UploadBox
        kind="picture"
        label={address ? "Thay ảnh" : "Chọn ảnh"}
        onDone={(file) => field.onChange(file.address)}
      />
      <LibraryButton onPick={(picture) => field.onChange(picture.address)} />
      {helperText && <FormHelperText>{helperText}</FormHelperText>}
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}
