import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { useState } from "react";

/** What the server keeps in a picture. */
const ADDRESS = /^(https:\/\/|\/(?!\/))\S+$/i;

/** Puts a picture into the text, with words for those who do not see it; or changes the one that is chosen. */
export function PictureDialog({ editor, close }: { editor: Editor; close(): void }) {
  const present = editor.isActive("image") ? editor.getAttributes("image") : {};
  const [address, setAddress] = useState<string>(present.src ?? "");
  const [alt, setAlt] = useState<string>(present.alt ?? "");
  const isRight = ADDRESS.test(address.trim());
  const put = () => {
    editor.chain().focus().setImage({ src: address.trim(), alt: alt.trim() }).run();
    close();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="picture-title">
      <DialogTitle id="picture-title">Ảnh trong bài</DialogTitle>
      <DialogContent>
        <Stack spacing={1}>
          <TextField
            label="Địa chỉ ảnh"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            helperText="Bắt đầu bằng https://, hoặc địa chỉ của một ảnh đã tải lên."
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
