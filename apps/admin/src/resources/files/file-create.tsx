import type { MediaFile } from "@bentrong/contract/media-file";
import { Box, Typography } from "@mui/material";
import { Title, useRedirect } from "react-admin";
import { UploadBox } from "../../common/upload/upload-box.tsx";

/** An upload without a use yet: it is listed until its address is chosen somewhere. */
export function FileCreate() {
  const redirect = useRedirect();
  const show = (file: MediaFile) => redirect("show", "mediaFile", file.id);
  return (
    <Box sx={{ display: "grid", gap: 3, py: 2 }}>
      <Title title="Tải tệp lên" />
      <Box component="section" sx={{ display: "grid", gap: 1 }}>
        <Typography variant="h6" component="h2">
          Ảnh
        </Typography>
        <UploadBox kind="picture" label="Chọn ảnh" onDone={show} />
      </Box>
      <Box component="section" sx={{ display: "grid", gap: 1 }}>
        <Typography variant="h6" component="h2">
          Âm thanh
        </Typography>
        <UploadBox kind="sound" label="Chọn âm thanh" onDone={show} />
      </Box>
    </Box>
  );
}
