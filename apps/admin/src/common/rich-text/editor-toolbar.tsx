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
import type { ReactNode } from "react";
import { ScrollingLine } from "./scrolling-line.tsx";

interface Tool {
  label: string;
  icon: ReactNode;
  /** True if it is active at the cursor. */
  isOn?(editor: Editor): boolean;
  run(editor: Editor): void;
}

/** A letter in the size that the button applies. */
const Level = ({ size }: { size: string }) => (
  <Typography
    component="span"
    aria-hidden
    sx={{ fontWeight: 500, fontFamily: "Lora, Georgia, serif", fontSize: size, lineHeight: 1 }}
  >
    T
  </Typography>
);

const focused = (editor: Editor) => editor.chain().focus();

const heading = (level: 2 | 3, label: string): Tool => ({
  label,
  icon: <Level size={level === 2 ? "1.375rem" : "1rem"} />,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
});

const TOOLS: readonly Tool[] = [
  heading(2, "Tiêu đề"),
  heading(3, "Tiêu đề nhỏ"),
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

interface Props {
  editor: Editor;
  onLink(): void;
  /** None where pictures are not sent along. */
  onPicture?(): void;
  asSource(): void;
}

/** Above the text, and in sight while one writes. On a phone it is one line that can be pushed aside. */
export function EditorToolbar({ editor, onLink, onPicture, asSource }: Props) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn?.(now) ?? false),
  });
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("link") });
  return (
    <Box
      sx={{
        ...{ position: "sticky", top: 56, zIndex: 2, backgroundColor: "background.paper" },
        ...{ borderBottom: "1px solid", borderColor: "divider" },
        ...{ borderTopLeftRadius: "inherit", borderTopRightRadius: "inherit" },
      }}
    >
      <ScrollingLine label="Định dạng">
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
        <ToolButton label="Liên kết" hint="Liên kết (Ctrl+K)" isToggle isOn={isLink} onClick={onLink}>
          <LinkIcon />
        </ToolButton>
        {onPicture && (
          <ToolButton label="Chèn ảnh" onClick={onPicture}>
            <Image />
          </ToolButton>
        )}
        <ToolButton label="Sửa bằng HTML" onClick={asSource}>
          <Code />
        </ToolButton>
      </ScrollingLine>
    </Box>
  );
}

interface ToolButtonProps {
  label: string;
  /** Shown to a mouse that rests on it, where that is more than its name. */
  hint?: string;
  isToggle?: boolean;
  isOn?: boolean | undefined;
  onClick(): void;
  children: ReactNode;
}

const ToolButton = ({
  label,
  hint = label,
  isToggle = false,
  isOn = false,
  onClick,
  children,
}: ToolButtonProps) => (
  <IconButton
    aria-label={label}
    title={hint}
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
