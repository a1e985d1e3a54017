// Ending of a conversation: by the button, or in Inner Ping by a question of its own some time after the last message.
import { useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import {
  completeSession,
  type Ended,
  type Mode,
  type SessionRow,
  saveSummary,
} from "../../api/conversations.ts";
import { type ConversationState, getRemaining } from "./conversation-state.ts";
import { isActive } from "./session-status.ts";
import type { ChatDialogs } from "./use-chat-dialogs.ts";

/** From the last message to the closing question of Inner Ping. */
const CLOSING_MS = 16_000;

export interface End {
  note: string;
  write(note: string): void;
  isSaving: boolean;
  ended: Ended | undefined;
  /** With the note, or without one. */
  finish(withNote: boolean): Promise<void>;
  /** Adds or changes the note of a conversation that has ended. True when it is kept. */
  writeLater(summary: string): Promise<boolean>;
}

export function useEnd(session: SessionRow, dialogs: ChatDialogs, refresh: () => Promise<void>): End {
  const [note, write] = useState("");
  const [isSaving, setSaving] = useState(false);
  const [ended, setEnded] = useState<Ended>();
  const finish = async (withNote: boolean) => {
    setSaving(true);
    const summary = (withNote && note.normalize("NFC").trim()) || session.summary || "";
    const answer = await completeSession(apiClient(), session.id, summary);
    setSaving(false);
    dialogs.close();
    if (answer.ok) setEnded(answer.data);
    else console.error("The conversation could not be ended", answer.error.code);
    // Ended already, elsewhere: the list knows.
    if (answer.ok || answer.error.status === 409) await refresh();
  };
  const writeLater = async (summary: string) => {
    const answer = await saveSummary(apiClient(), session.id, summary);
    if (!answer.ok) return false;
    setEnded(answer.data);
    await refresh();
    return true;
  };
  return { note, write, isSaving, ended, finish, writeLater };
}

/** Opens the closing question, at once on a return to the conversation. People in danger are not asked anything. */
export function useClosingQuestion(
  mode: Mode,
  session: SessionRow,
  conversation: ConversationState,
  dialogs: ChatDialogs,
): void {
  const isFull =
    mode === "portal" &&
    isActive(session) &&
    conversation.history === "ready" &&
    getRemaining(conversation) === 0 &&
    !conversation.card;
  const isAnswering = conversation.turn !== undefined;
  const [isDue, setDue] = useState(false);
  const [wasAsked, setAsked] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whether the last message was sent just now counts only then
  useEffect(() => {
    if (!isFull) return;
    const timer = window.setTimeout(() => setDue(true), isAnswering ? CLOSING_MS : 0);
    return () => {
      window.clearTimeout(timer);
      setDue(false);
    };
  }, [isFull]);

  const { open, show } = dialogs;
  useEffect(() => {
    if (!isDue || isAnswering || wasAsked || open) return;
    setAsked(true);
    show("noticed");
  }, [isDue, isAnswering, wasAsked, open, show]);
}
