import Code from "@mui/icons-material/Code";
import Bold from "@mui/icons-material/FormatBold";
import Italic from "@mui/icons-material/FormatItalic";
import Bullets from "@mui/icons-material/FormatListBulleted";
import Numbers from "@mui/icons-material/FormatListNumbered";
import Quote from "@mui/icons-material/FormatQuote";
import Underline from "@mui/icons-material/FormatUnderlined";
import Rule from "@mui/icons-material/HorizontalRule";
import Image from "@mui/icons-material/ImageOutlined";
import LinkIcon from "@mui/icons-material/Link";
import Redo from "@mui/icons-material/Redo";
import Undo from "@mui/icons-material/Undo";
import { Box, IconButton, Typography } from "@mui/material";
import { type Editor, useEditorState } from "@tiptap/react";
import { type ReactNode, useState } from "react";
import { LinkDialog } from "./link-dialog.tsx";
import { PictureDialog } from "./picture-dialog.tsx";

interface Tool {
  label: string;
  icon: ReactNode;
  /** Whether it is on where the cursor stands. */
  isOn?(editor: Editor): boolean;
  run(editor: Editor): void;
}

const Level = ({ children }: { children: string }) => (
  <Typography component="span" sx={{ fontWeight: 500, fontFamily: "Lora, Georgia, serif" }}>
    {children}
  </Typography>
);

const focused = (editor: Editor) => editor.chain().focus();

const heading = (level: 2 | 3, label: string): Tool => ({
  label,
  icon: <Level>{level === 2 ? "H1" : "H2"}</Level>,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
});

const TOOLS: readonly Tool[] = [
  heading(2, "H1: tiêu đề lớn"),
  heading(3, "H2: tiêu đề nhỏ"),
  {
    ...{ label: "Đậm", icon: <Bold />, isOn: (editor) => editor.isActive("bold") },
    run: (editor) => focused(editor).toggleBold().run(),
  },
  {
    ...{ label: "Nghiêng", icon: <Italic />, isOn: (editor) => editor.isActive("italic") },
    run: (editor) => focused(editor).toggleItalic().run(),
  },
  {
    ...{ label: "Gạch chân", icon: <Underline />, isOn: (editor) => editor.isActive("underline") },
    run: (editor) => focused(editor).toggleUnderline().run(),
  },
  {
    ...{ label: "Danh sách", icon: <Bullets />, isOn: (editor) => editor.isActive("bulletList") },
    run: (editor) => focused(editor).toggleBulletList().run(),
  },
  {
    ...{ label: "Danh sách đánh số", icon: <Numbers />, isOn: (editor) => editor.isActive("orderedList") },
    run: (editor) => focused(editor).toggleOrderedList().run(),
  },
  {
    ...{ label: "Trích dẫn", icon: <Quote />, isOn: (editor) => editor.isActive("blockquote") },
    run: (editor) => focused(editor).toggleBlockquote().run(),
  },
  { label: "Đường ngăn", icon: <Rule />, run: (editor) => focused(editor).setHorizontalRule().run() },
  { label: "Hoàn tác", icon: <Undo />, run: (editor) => focused(editor).undo().run() },
  { label: "Làm lại", icon: <Redo />, run: (editor) => focused(editor).redo().run() },
];

type Asked = "link" | "picture" | undefined;

/** Above the text, and in sight while one writes. On a phone it is one line that can be pushed aside. */
export function EditorToolbar({ editor, asSource }: { editor: Editor; asSource(): void }) {
  const [asked, setAsked] = useState<Asked>();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn?.(now) ?? false),
  });
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("link") });
  const close = () => setAsked(undefined);
  return (
    <Box
      role="toolbar"
      aria-label="Định dạng"
      sx={{
        ...{ position: "sticky", top: 56, zIndex: 2, display: "flex", overflowX: "auto", padding: 0.5 },
        ...{ backgroundColor: "background.paper", borderBottom: "1px solid", borderColor: "divider" },
        ...{
          borderTopLeftRadius: "inherit",
          borderTopRightRadius: "inherit",
          flexWrap: { xs: "nowrap", md: "wrap" },
        },
      }}
    >
      {TOOLS.map(({ label, icon, run, isOn }, at) => (
        <ToolButton
          key={label}
          label={label}
          isToggle={isOn !== undefined}
          isOn={on[at]}
          onClick={() => run(editor)}
        >
          {icon}
        </ToolButton>
      ))}
      <ToolButton label="Liên kết" isToggle isOn={isLink} onClick={() => setAsked("link")}>
        <LinkIcon />
      </ToolButton>
      <ToolButton label="Chèn ảnh" onClick={() => setAsked("picture")}>
        <Image />
      </ToolButton>
      <ToolButton label="Sửa bằng HTML" onClick={asSource}>
        <Code />
      </ToolButton>
      {asked === "link" && <LinkDialog editor={editor} close={close} />}
      {asked === "picture" && <PictureDialog editor={editor} close={close} />}
    </Box>
  );
}

interface ToolButtonProps {
  label: string;
  isToggle?: boolean;
  isOn?: boolean | undefined;
  onClick(): void;
  children: ReactNode;
}

const ToolButton = ({ label, isToggle = false, isOn = false, onClick, children }: ToolButtonProps) => (
  <IconButton
    aria-label={label}
    title={label}
    {...(isToggle && { "aria-pressed": isOn })}
    color={isOn ? "primary" : "default"}
    // The cursor stays in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
    sx={{ flex: "none", borderRadius: 2, ...(isOn && { backgroundColor: "action.selected" }) }}
  >
    {children}
  </IconButton>
);
