import { Button } from "@bentrong/ui/button";
import { useId, useState } from "react";
import { type HelpLine, type SafetyCard, telephone } from "../../api/safety-card.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { PhoneIcon } from "./chat-icons.tsx";
import { chatText } from "./chat-text.ts";

const AT_A_GLANCE = 3;

/**
 * Stays between the words and the box, whatever happens to the conversation, and never moves. It can be made small,
 * down to its first numbers, and not closed.
 */
export function SafetyPanel({ card, onRemove }: { card: SafetyCard; onRemove?: () => void }) {
  const text = useText(chatText);
  const [isSmall, setSmall] = useState(false);
  const headingId = useId();
  const listId = useId();
  const shown = isSmall ? card.lines.slice(0, AT_A_GLANCE) : card.lines;
  return (
    <section
      aria-labelledby={headingId}
      className="mx-auto w-full max-w-[42rem] shrink-0 px-4 pb-2 max-[18rem]:px-[12px]"
    >
      <div className="safety-card flex flex-col overflow-auto overscroll-contain rounded-l border border-wine-ink/50 bg-rose-wash p-4 max-[18rem]:p-[12px]">
        <div role="alert">
          <div className="flex items-start justify-between gap-3">
            <h2 id={headingId} className="text-lg leading-normal max-[18rem]:text-base">
              {card.title}
            </h2>
            <button
              type="button"
              aria-expanded={!isSmall}
              aria-controls={listId}
              onClick={() => setSmall(!isSmall)}
              // No toggle where there is only room for the numbers: nothing is left to make smaller.
              className={`-mt-2 min-h-11 shrink-0 text-sm text-wine-ink underline underline-offset-4 ${isSmall ? "" : "safety-more"}`}
            >
              {isSmall ? text.more : text.less}
            </button>
          </div>
        </div>
        {card.isHarm && <QuickExit onRemove={onRemove} />}
        <ul id={listId} aria-label={text.help} className="mt-1 flex flex-wrap gap-2">
          {shown.map((line) => (
            <LineLink key={line.number} line={line} isSmall={isSmall} />
          ))}
        </ul>
        {!isSmall &&
          card.text.map((paragraph) => (
            <p key={paragraph} className="safety-more mt-3 text-sm">
              {paragraph}
            </p>
          ))}
        {!isSmall && (
          <AppLink
            to="/an-toan"
            className="safety-more mt-2 inline-flex min-h-11 items-center self-start text-sm text-wine-ink underline underline-offset-4"
          >
            {text.safetyPage}
          </AppLink>
        )}
      </div>
    </section>
  );
}

/** Harmless page for when somebody comes near who must not see this one. The address does not stay in the history. */
const ELSEWHERE = "https://www.google.com/search?q=th%E1%BB%9Di+ti%E1%BA%BFt+h%C3%B4m+nay";

/** Buttons that leave the page at once and that delete what it shows. */
function QuickExit({ onRemove }: { onRemove: (() => void) | undefined }) {
  const text = useText(chatText);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button className="px-4!" onClick={() => window.location.replace(ELSEWHERE)}>
        {text.leaveNow}
      </Button>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          className="min-h-11 text-sm text-wine-ink underline underline-offset-4"
        >
          {text.removeThis}
        </button>
      )}
    </div>
  );
}

function LineLink({ line, isSmall }: { line: HelpLine; isSmall: boolean }) {
  const text = useText(chatText);
  const { name, number, about, hours, open } = line;
  const state = line.state ?? (open === undefined ? undefined : open ? text.helpOpen : text.helpClosed);
  const when = [hours, state, line.checked].filter(Boolean).join(" · ");
  return (
    <li className={isSmall ? "" : "safety-line w-full"}>
      <a
        href={telephone(line)}
        data-works-offline
        // The label equals the visible text, so that people with voice control can say what they see.
        aria-label={[[text.callNumber(name, number), when].filter(Boolean).join(" · "), about]
          .filter(Boolean)
          .join(". ")}
        className="flex min-h-12 max-[18rem]:min-h-[48px] max-[18rem]:px-[14px] max-[18rem]:py-[4px] flex-wrap items-center gap-x-3 gap-y-0.5 rounded-m border border-line bg-card px-4 py-2 text-ink no-underline hover:border-ink-soft"
      >
        <PhoneIcon className="size-5 shrink-0 text-wine-ink max-[18rem]:hidden" />
        <span className="font-semibold whitespace-nowrap tabular-nums">{number}</span>{" "}
        {!isSmall && (
          // On a phone there is no room beside a long number: the text is below it.
          <span className="safety-more min-w-0 grow basis-44 text-sm leading-snug">
            {name}
            {when && <span className="text-ink-soft"> · {when}</span>}
            {about && " "}
            {about && <span className="safety-about block text-xs text-ink-soft">{about}</span>}
          </span>
        )}
      </a>
    </li>
  );
}
