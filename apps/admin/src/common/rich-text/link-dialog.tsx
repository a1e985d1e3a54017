import { Button, TextField } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { AppDialog } from "../forms/app-dialog.tsx";

/** Addresses that the server keeps in a link; a bare host name is completed. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i;
const SITE = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;

function addressIn(text: string): string | undefined {
  const typed = text.trim();
  if (ADDRESS.test(typed)) return typed;
  return SITE.test(typed) ? `https://${typed}` : undefined;
}

/** Puts a link on the words that are chosen, changes the one under the cursor, or takes it away. */
export function LinkDialog({ editor, close }: { editor: Editor; close(): void }) {
  const present: unknown = editor.getAttributes("link").href;
  const [text, setText] = useState(typeof present === "string" ? present : "");
  const [isWrong, setWrong] = useState(false);
  const put = () => {
    const href = addressIn(text);
    if (!href) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    const isBare = editor.state.selection.empty && !editor.isActive("link");
    if (isBare)
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    close();
  };
  return (
    <AppDialog
      title="Liên kết"
      maxWidth="xs"
      onClose={close}
      actions={
        <>
          {typeof present === "string" && <Button onClick={remove}>Gỡ liên kết</Button>}
          <Button onClick={close}>Hủy</Button>
          <Button variant="contained" onClick={put}>
            Đặt liên kết
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        label="Địa chỉ"
        value={text}
        placeholder="https://"
        error={isWrong}
        helperText={isWrong ? "Địa chỉ chưa đúng. Ví dụ: https://bentrong.vn hoặc /podcasts" : " "}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The form around the editor would take it for "save".
          event.preventDefault();
          put();
        }}
      />
    </AppDialog>
  );
}
