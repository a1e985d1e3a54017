import { Box } from "@mui/material";
import { EditorContent, Extension, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNotify } from "react-admin";
import { useHost } from "../host/host-context.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { HeadingShortcut } from "./heading-shortcut.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { createPasting } from "./paste/pasting.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { createPictures } from "./pictures.ts";

interface Props {
  html: string;
  labelledBy: string;
  keepsPictures: boolean;
  onChange(html: string): void;
  asSource(): void;
}

/** Exactly the markup that the server keeps (safe-html). */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      ...{ openOnClick: false, autolink: true, defaultProtocol: "https", protocols: ["mailto", "tel"] },
      HTMLAttributes: { target: null, class: null, rel: "noopener nofollow" },
    },
  }),
  HeadingShortcut,
];

/** An empty last paragraph is only room to write in. */
const written = (html: string): string => html.replace(/(?:<p><\/p>)+$/, "");

/** The dialog over the text. Pictures that were pasted together are asked about one after the other. */
type Asked = { what: "link" } | { what: "picture"; files: readonly File[] } | undefined;

/** Shows a change from outside (a restored version) as well, and otherwise leaves what is being typed alone. */
export function Editor({ html, labelledBy, keepsPictures, onChange, asSource }: Props) {
  const { styleNonce } = useHost();
  const [asked, setAsked] = useState<Asked>();
  const own = useRef(html);
  /** The text as it came, and as the editor writes the same: writing it differently is no change of it. */
  const loaded = useRef({ html, rewritten: "" });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const notify = useNotify();
  const extensions = useMemo(
    () => [
      ...EXTENSIONS,
      createPictures({ onReplace: () => setAsked({ what: "picture", files: [] }) }),
      createPasting({
        keepsPictures,
        onPictures: (files) => setAsked({ what: "picture", files }),
        onNotice: (text, type) => notify(text, { type }),
      }),
      Extension.create({
        name: "linkShortcut",
        addKeyboardShortcuts: () => ({
          "Mod-k": () => {
            setAsked({ what: "link" });
            return true;
          },
        }),
      }),
    ],
    [keepsPictures, notify],
  );
  const editor = useEditor({
    extensions,
    content: html,
    ...(styleNonce && { injectNonce: styleNonce }),
    editorProps: {
      attributes: {
        // The site's own style of an article: one writes what will be read.
        class: "article",
        ...{ role: "textbox", "aria-multiline": "true", "aria-labelledby": labelledBy, lang: "vi" },
      },
    },
    onCreate({ editor: now }) {
      loaded.current.rewritten = written(now.getHTML());
    },
    onUpdate({ editor: now }) {
      const text = written(now.getHTML());
      own.current = text === loaded.current.rewritten ? loaded.current.html : text;
      tell.current(own.current);
    },
  });
  useEffect(() => {
    if (html === own.current) return;
    own.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
    loaded.current = { html, rewritten: written(editor.getHTML()) };
  }, [html, editor]);
  const closePicture = () => {
    const files = asked?.what === "picture" ? asked.files.slice(1) : [];
    setAsked(files.length > 0 ? { what: "picture", files } : undefined);
  };
  const [file] = asked?.what === "picture" ? asked.files : [];
  return (
    <Box
      sx={{
        ...{ border: "1px solid", borderColor: "divider", borderRadius: 2 },
        "&:focus-within": { borderColor: "primary.main" },
        "& .ProseMirror": { minHeight: 320, padding: 2, outline: "none" },
        "& img.ProseMirror-selectednode": { outline: "3px solid", outlineColor: "primary.main" },
      }}
    >
      <EditorToolbar
        editor={editor}
        asSource={asSource}
        onLink={() => setAsked({ what: "link" })}
        {...(keepsPictures && { onPicture: () => setAsked({ what: "picture", files: [] }) })}
      />
      <EditorContent editor={editor} />
      {asked?.what === "link" && <LinkDialog editor={editor} close={() => setAsked(undefined)} />}
      {asked?.what === "picture" && (
        <PictureDialog
          key={asked.files.length}
          editor={editor}
          close={closePicture}
          {...(file && { file })}
        />
      )}
    </Box>
  );
}
