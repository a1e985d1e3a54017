import { messageTime } from "@bentrong/format/message-time";
import { Badge } from "@bentrong/ui/badge";
import { memo, type ReactNode } from "react";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { CompanionMark } from "./chat-icons.tsx";
import { chatText } from "./chat-text.ts";
import type { ShownMessage } from "./conversation-state.ts";
import { useTyped } from "./use-typed.ts";

export const Message = memo(function Message({
  message,
  isFirst,
}: {
  message: ShownMessage;
  isFirst: boolean;
}) {
  return message.role === "user" ? <Own message={message} /> : <Reply message={message} isFirst={isFirst} />;
});

function Own({ message }: { message: ShownMessage }) {
  const text = useText(chatText);
  return (
    <li className="flex flex-col items-end gap-1 pl-10">
      <span className="sr-only">{text.you}: </span>
      <p className="max-w-full rounded-l rounded-br-s bg-stone px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
        {message.content}
      </p>
      <Time at={message.createdAt} />
    </li>
  );
}

function Reply({ message, isFirst }: { message: ShownMessage; isFirst: boolean }) {
  const text = useText(chatText);
  const { content, createdAt, typedFrom, isWhole } = message;
  const { shown, skip } = useTyped(content, typedFrom);
  const isWritten = isWhole && shown >= content.length;
  return (
    <FromCompanion isFirst={isFirst}>
      {/* Hidden from screen readers while it is typed out: they receive the complete reply once. */}
      <p className="wrap-anywhere whitespace-pre-wrap" aria-hidden={!isWritten || undefined}>
        {content.slice(0, shown)}
        {!isWritten && <span className="still-unwritten" data-rest={content.slice(shown)} />}
      </p>
      {/* Keeps its height when the button goes, so that nothing below moves. */}
      <div className="flex min-h-11 items-center gap-4 max-[18rem]:min-h-[44px]">
        <Time at={createdAt} />
        {shown < content.length && (
          <button
            type="button"
            onClick={skip}
            className="min-h-11 max-[18rem]:min-h-[44px] text-xs text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            {text.whole}
          </button>
        )}
      </div>
    </FromCompanion>
  );
}

function FromCompanion({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) {
  const text = useText(chatText);
  return (
    <li className="flex gap-3 pr-4 max-[18rem]:gap-[8px] max-[18rem]:pr-0">
      <CompanionMark className="mt-0.5 size-8 max-[18rem]:size-[28px] shrink-0" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{text.companion}: </span>
        {isFirst && (
          <p className="mb-1 flex flex-wrap items-center gap-2 text-sm font-medium">
            {text.companion}
            <Badge tone="sage">{text.aiLong}</Badge>
          </p>
        )}
        {children}
      </div>
    </li>
  );
}

/** Three dots until the first words arrive. */
export function Waiting({ label }: { label: string }) {
  return (
    <FromCompanion>
      <div role="status" className="dots flex min-h-8 items-center gap-1.5">
        <span className="size-2 rounded-full bg-ink-soft" />
        <span className="size-2 rounded-full bg-ink-soft" />
        <span className="size-2 rounded-full bg-ink-soft" />
        <p className="sr-only">{label}</p>
      </div>
    </FromCompanion>
  );
}

const Time = ({ at }: { at: string }) => {
  const language = useLanguage();
  return (
    <time dateTime={at} className="text-xs text-ink-soft">
      {messageTime(at, new Date(), language)}
    </time>
  );
};
