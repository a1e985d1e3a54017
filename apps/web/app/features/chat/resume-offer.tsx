import { daysBetween } from "@bentrong/format/wall-clock";
import { Button } from "@bentrong/ui/button";
import { type ReactNode, useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import type { SessionRow } from "../../api/conversations.ts";
import { listMessages } from "../../api/conversations.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { CompanionMark } from "./chat-icons.tsx";
import { chatText } from "./chat-text.ts";
import { getDayLabel } from "./day-groups.ts";
import { laterText } from "./later-text.ts";
import { countsTowardLimit } from "./message-limit.ts";
import { isActive } from "./session-status.ts";
import type { Sessions } from "./use-sessions.ts";

/** True if the page opened a conversation of another day by itself, without the person choosing it. */
export const isFromEarlierDay = ({ current, isChosen }: Sessions): boolean =>
  current !== undefined &&
  !isChosen &&
  isActive(current) &&
  daysBetween(current.createdAt, new Date(), "device") > 0;

/** Undefined while they are being read; empty when nothing was written or they cannot be had. */
function useFirstWords(sessionId: string): string | undefined {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void listMessages(apiClient(), sessionId).then((answer) => {
      const messages = answer.ok
        ? answer.data.toReversed().map(({ counted, ...row }) => ({ ...row, counted }))
        : [];
      const first = messages.find((message, at) => countsTowardLimit(message, messages.slice(0, at)));
      if (isHere) setWords(first?.content ?? "");
    });
    return () => {
      isHere = false;
    };
  }, [sessionId]);
  return words;
}

interface Props {
  session: SessionRow;
  sessions: Sessions;
  /** The conversation itself: opened as it is when nothing was written in it yet. */
  children: ReactNode;
}

/** A new day begins with a choice: go on with what was left open, or leave it and begin. */
export function ResumeOffer({ session, sessions, children }: Props) {
  const text = useText(laterText).resume;
  const { loading, opening } = useText(chatText);
  const language = useLanguage();
  const words = useFirstWords(session.id);
  if (words === undefined) {
    return (
      <p role="status" className="m-auto text-ink-soft">
        {loading}
      </p>
    );
  }
  if (words === "") return children;
  const { isOpening, openNew, choose } = sessions;
  return (
    <section
      aria-labelledby="resume"
      className="m-auto flex w-full max-w-md flex-col items-center gap-5 overflow-y-auto px-5 py-8 text-center"
    >
      <CompanionMark className="size-12 shrink-0" />
      <h2 id="resume" className="text-2xl">
        {text.title}
      </h2>
      <figure className="w-full rounded-l border border-line bg-card px-5 py-4 text-left">
        <figcaption className="text-xs text-ink-soft">
          {getDayLabel(session.createdAt, new Date(), language)}
        </figcaption>
        <blockquote className="mt-1 line-clamp-4 font-serif text-lg wrap-anywhere">{words}</blockquote>
      </figure>
      <div className="flex w-full flex-col gap-2 sm:w-auto sm:flex-row">
        <Button onClick={() => choose(session.id)}>{text.goOn}</Button>
        <Button tone="stone" disabled={isOpening} onClick={() => void openNew()}>
          {isOpening ? opening : text.beginNew}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{text.kept}</p>
    </section>
  );
}
