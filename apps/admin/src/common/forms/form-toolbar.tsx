import { Box } from "@mui/material";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Confirm, SaveButton, Toolbar, useRecordContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { EDITOR_COLUMNS } from "./editor-columns.tsx";
import type { AskBeforeSave, SaveQuestion } from "./save-question.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

interface Props {
  /** A line beside the button that is always in sight, such as the state of the autosave. */
  note?: ReactNode;
  askBefore?: AskBeforeSave | undefined;
  /** At the other end: what deletes. */
  children?: ReactNode;
}

/** Below a form, and always in sight: nobody scrolls to the end of a long text to save a word. */
export function FormToolbar({ note, askBefore, children }: Props) {
  const save = useRef<HTMLDivElement>(null);
  useSaveShortcut(save);
  const { question, onSave, goOn, turnBack } = useSaveQuestion(save, askBefore);
  return (
    <Toolbar
      sx={{
        ...{ position: { sm: "sticky" }, bottom: 0, zIndex: 3, gap: 1, maxWidth: 760 },
        [`form:has(.${EDITOR_COLUMNS}) &`]: { maxWidth: "none" },
        ...{ borderTop: 1, borderColor: "divider", borderRadius: { sm: "0 0 14px 14px" } },
        "&&": { backgroundColor: "background.paper" },
      }}
    >
      <Box ref={save} title="Ctrl+S">
        <SaveButton onClick={onSave} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>{note}</Box>
      {children}
      {question && (
        <Confirm
          isOpen
          title={question.title}
          content={question.text}
          confirm={question.goOn}
          cancel={question.turnBack}
          onConfirm={goOn}
          onClose={turnBack}
        />
      )}
    </Toolbar>
  );
}

/** Holds a save back for a question; whoever goes on presses the same button once more. */
function useSaveQuestion(save: { current: HTMLDivElement | null }, askBefore: AskBeforeSave | undefined) {
  const { getValues, trigger } = useFormContext();
  const before = useRecordContext();
  const isAnswered = useRef(false);
  const [question, setQuestion] = useState<SaveQuestion>();
  const press = () => {
    isAnswered.current = true;
    save.current?.querySelector<HTMLButtonElement>("button[type=submit]:enabled")?.click();
  };
  return {
    question,
    onSave(event: MouseEvent) {
      const asked = isAnswered.current ? undefined : askBefore?.(getValues(), before);
      isAnswered.current = false;
      if (!asked) return;
      event.preventDefault();
      // Validation comes first: nobody answers a question about a form that cannot be saved.
      void trigger().then((isValid) => (isValid ? setQuestion(asked) : press()));
    },
    goOn() {
      setQuestion(undefined);
      press();
    },
    turnBack: () => setQuestion(undefined),
  };
}
