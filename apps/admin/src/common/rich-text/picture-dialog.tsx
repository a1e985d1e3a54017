import { Box, Button, Stack, TextField } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { AppDialog } from "../forms/app-dialog.tsx";
import { LibraryButton } from "../upload/library-button.tsx";
import { UploadBox } from "../upload/upload-box.tsx";
import { isOwnAddress } from "./pictures.ts";

/** Addresses that the server keeps in a picture. */
const ADDRESS = /^(https:\/\/|\/(?!\/))\S+$/i;

interface Props {
  editor: Editor;
  /** Was pasted or dropped, and is sent at once. */
  file?: File;
  close(): void;
}

/** The text around a picture keeps its place while that loads. */
interface Sent {
  address: string;
  width: number | null;
  height: number | null;
}

/** Puts a picture into the text, with words for those who do not see it; or changes the one that is chosen. */
export function PictureDialog({ editor, file, close }: Props) {
  const present = !file && editor.isActive("image") ? editor.getAttributes("image") : {};
  // Pictures of other sites are not shown to readers: another one is chosen in their place.
  const [address, setAddress] = useState<string>(isOwnAddress(present.src) ? present.src : "");
  const [failed, setFailed] = useState("");
  const [alt, setAlt] = useState<string>(present.alt ?? "");
  const [size, setSize] = useState<{ width?: number; height?: number }>({});
  const isRight = ADDRESS.test(address.trim()) && failed !== address;
  const take = ({ address: sent, width, height }: Sent) => {
    setAddress(sent);
    setSize(width && height ? { width, height } : {});
  };
  const put = () => {
    const { from, to } = editor.state.selection;
    // Another picture that is still chosen stays where it is: this one comes after it.
    const place = { from: file && editor.isActive("image") ? to : from, to };
    const picture = { type: "image", attrs: { src: address.trim(), alt: alt.trim(), ...size } };
    editor.chain().focus().insertContentAt(place, picture).run();
    close();
  };
  return (
    <AppDialog
      title="Ảnh trong bài"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Hủy</Button>
          <Button variant="contained" onClick={put} disabled={!isRight}>
            Đặt vào bài
          </Button>
        </>
      }
    >
      <Stack spacing={1}>
        {isRight && (
          <Box
            component="img"
            src={address.trim()}
            alt=""
            onError={() => setFailed(address)}
            sx={{ maxWidth: "100%", maxHeight: 240, borderRadius: 2, alignSelf: "flex-start" }}
          />
        )}
        <UploadBox
          kind="picture"
          label={isRight ? "Chọn ảnh khác" : "Chọn ảnh"}
          {...(file && { file })}
          onDone={take}
        />
        <LibraryButton onPick={take} />
        <TextField
          label="Địa chỉ ảnh"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setSize({});
          }}
          error={failed !== "" && failed === address}
          helperText={
            failed !== "" && failed === address
              ? "Trang không hiện được ảnh từ địa chỉ này. Bạn tải ảnh về máy rồi chọn tệp ở trên nhé."
              : "Của một ảnh đã có trên trang, ví dụ /media/…"
          }
        />
        <TextField
          label="Mô tả ảnh"
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          helperText="Cho người không nhìn thấy ảnh: trong ảnh có gì? Để trống nếu ảnh chỉ để trang trí."
        />
      </Stack>
    </AppDialog>
  );
}
