import { pictureVariant, pictureWidths, readPictureAddress } from "@bentrong/contract/picture-address";
import { Box, Button, FormHelperText, FormLabel } from "@mui/material";
import { useInput, useTranslateLabel } from "react-admin";
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
            src={smallVersion(address)}
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
      {helperText && <FormHelperText>{helperText}</FormHelperText>}
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

function smallVersion(address: string): string {
  const picture = readPictureAddress(address);
  if (!picture) return address;
  const width = pictureWidths(picture.width).find((step) => step >= PREVIEW_WIDTH) ?? picture.width;
  return pictureVariant(picture.id, width, "webp");
}
