import { useText } from "../../lib/i18n/use-text.ts";
import { companionText } from "./companion-text.ts";

/** Sample conversation, labelled as an illustration: no person's real words are shown. */
export function SampleTalk() {
  const text = useText(companionText);
  return (
    <figure className="rounded-l border border-line bg-card p-5 shadow-soft sm:p-7">
      <figcaption className="mb-5 text-xs text-ink-soft">{text.dialogueTitle}</figcaption>
      <ol className="flex flex-col gap-3">
        {text.dialogue.map(({ who, says }) => (
          <li key={says} className={who === "you" ? "ml-8 self-end" : "mr-8 self-start"}>
            <span className="sr-only">{who === "you" ? text.you : text.companion}: </span>
            <p
              className={
                who === "you"
                  ? "rounded-l rounded-br-s bg-stone px-4 py-2.5 text-sm"
                  : "rounded-l rounded-bl-s bg-rose-wash px-4 py-2.5 text-sm"
              }
            >
              {says}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
