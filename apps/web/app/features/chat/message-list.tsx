import { ChevronDownIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { chatText } from "./chat-text.ts";
import type { ConversationState } from "./conversation-state.ts";
import { Message, Waiting } from "./messages.tsx";
import { usePinnedScroll } from "./use-pinned-scroll.ts";

interface Props {
  talk: ConversationState;
  /** Content below the messages, which scrolls with them. */
  children?: ReactNode;
}

export function MessageList({ talk, children }: Props) {
  const text = useText(chatText);
  const { messages, turn, isBeginning, history } = talk;
  const sent = messages.filter(({ role }) => role === "user").length;
  const { frame, content, isAtEnd, toEnd } = usePinnedScroll(`${history} ${sent}`);
  useReadOut(talk);
  // A restarted reply is empty for a moment.
  const shown = messages.filter(({ content, isWhole }) => isWhole || content !== "");
  const isSpeaking = shown.some(({ isWhole }) => !isWhole);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses only a keyboard scrolls it
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-3px]"
      >
        <div
          ref={content}
          className="mx-auto flex min-h-full w-full max-w-[42rem] flex-col px-4 pt-6 pb-4 max-[18rem]:px-[12px] max-[18rem]:pt-[12px]"
        >
          <ol aria-label={text.talk} className="flex flex-col gap-5">
            {shown.map((message, i) => (
              <Message
                key={message.key}
                message={message}
                isFirst={i === 0 && message.role === "assistant"}
              />
            ))}
            {(isBeginning || (turn && !isSpeaking)) && <Waiting label={text.waiting} />}
          </ol>
          {turn?.phase === "reconnecting" && (
            <p role="status" className="mt-3 text-sm text-ink-soft">
              {text.reconnecting}
            </p>
          )}
          {children}
        </div>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          onClick={toEnd}
          aria-label={text.toEnd}
          title={text.toEnd}
          className="absolute bottom-2 left-1/2 inline-flex size-11 -translate-x-1/2 items-center justify-center rounded-full border border-line bg-card text-ink shadow-soft"
        >
          <ChevronDownIcon />
        </button>
      )}
    </div>
  );
}

/** Announces each new reply to screen readers once, complete. */
function useReadOut({ messages, history }: ConversationState): void {
  const text = useText(chatText);
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (history === "loading") return;
    const whole = messages.filter(({ isWhole }) => isWhole);
    if (known.current) {
      const fresh = whole.filter(({ key, role }) => role === "assistant" && !known.current?.has(key));
      if (fresh.length > 0) {
        announce(fresh.map(({ content }) => `${text.companion}: ${content}`).join("\n"));
      }
    }
    known.current = new Set(whole.map(({ key }) => key));
  }, [messages, history, text]);
}
