import { Box } from "@mui/material";
import { Image } from "@tiptap/extension-image";
import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { useHost } from "../host/host-context.ts";
import { ARTICLE } from "./article-look.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";

interface Props {
  html: string;
  labelledBy: string;
  onChange(html: string): void;
  asSource(): void;
}

/** What the server lets through (safe-html), and nothing that it would take out again. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      ...{ openOnClick: false, autolink: true, defaultProtocol: "https", protocols: ["mailto", "tel"] },
      HTMLAttributes: { target: null, class: null, rel: "noopener nofollow" },
    },
  }),
  Image.configure({ allowBase64: false }),
];

/** An empty last paragraph is only room to write in. */
const written = (html: string): string => html.replace(/(?:<p><\/p>)+$/, "");

/** Shows a change from outside (a restored version) as well, and otherwise leaves what is being typed alone. */
export function Editor({ html, labelledBy, onChange, asSource }: Props) {
  const { styleNonce } = useHost();
  const own = useRef(html);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    ...(styleNonce && { injectNonce: styleNonce }),
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": labelledBy, lang: "vi" },
    },
    onUpdate({ editor: now }) {
      own.current = written(now.getHTML());
      tell.current(own.current);
    },
  });
  useEffect(() => {
    if (html === own.current) return;
    own.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [html, editor]);
  return (
    <Box
      sx={{
        ...{ border: "1px solid", borderColor: "divider", borderRadius: 2 },
        "&:focus-within": { borderColor: "primary.main" },
        "& .ProseMirror": { ...ARTICLE, minHeight: 320, padding: 2, outline: "none" },
      }}
    >
      <EditorToolbar editor={editor} asSource={asSource} />
      <EditorContent editor={editor} />
    </Box>
  );
}
