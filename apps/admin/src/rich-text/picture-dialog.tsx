import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from "@mui/material";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { UploadBox } from "../upload/upload-box.tsx";

/** What the server keeps in a picture. */
const ADDRESS = /^(https:\/\/|\/(?!\/))\S+$/i;

/** Puts a picture into the text, with words for those who do not see it; or changes the one that is chosen. */
export function PictureDialog({ editor, close }: { editor: Editor; close(): void }) {
  const present = editor.isActive("image") ? editor.getAttributes("image") : {};
  const [address, setAddress] = useState<string>(present.src ?? "");
  const [alt, setAlt] = useState<string>(present.alt ?? "");
  const [size, setSize] = useState<{ width?: number; height?: number }>({});
  const isRight = ADDRESS.test(address.trim());
  const put = () => {
    editor
      .chain()
      .focus()
      .setImage({ src: address.trim(), alt: alt.trim(), ...size })
      .run();
    close();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="picture-title">
      <DialogTitle id="picture-title">Ảnh trong bài</DialogTitle>
      <DialogContent>
        <Stack spacing={1}>
          {isRight && (
            <Box
              component="img"
              src={address.trim()}
              alt=""
              sx={{ maxWidth: "100%", maxHeight: 240, borderRadius: 2, alignSelf: "flex-start" }}
            />
          )}
          <UploadBox
            kind="picture"
            label={isRight ? "Chọn ảnh khác" : "Chọn ảnh"}
            onDone={({ address: sent, width, height }) => {
              setAddress(sent);
              // The text around it keeps its place while it loads.
              setSize(width && height ? { width, height } : {});
            }}
          />
          <TextField
            label="Địa chỉ ảnh"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setSize({});
            }}
            helperText="Tải ảnh lên ở trên, hoặc ghi địa chỉ bắt đầu bằng https://"
          />
          <TextField
            label="Mô tả ảnh"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            helperText="Cho người không nhìn thấy ảnh: trong ảnh có gì? Để trống nếu ảnh chỉ để trang trí."
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Hủy</Button>
        <Button variant="contained" onClick={put} disabled={!isRight}>
          Đặt vào bài
        </Button>
      </DialogActions>
    </Dialog>
  );
}
