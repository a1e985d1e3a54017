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

/** Below a form, sticky: the button is reachable from the middle of a long text. */
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

/** Intercepts a save with a question; pressing the same button again confirms it. */
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
      // Validation comes first: an invalid form needs no confirmation.
      void trigger().then((isValid) => (isValid ? setQuestion(asked) : press()));
    },
    goOn() {
      setQuestion(undefined);
      press();
    },
    turnBack: () => setQuestion(undefined),
  };
}
