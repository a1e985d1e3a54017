import type { Choice } from "../../api/turns.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { chatText } from "./chat-text.ts";

interface Props {
  choices: readonly Choice[];
  onChoose(choice: Choice): void;
}

/** Choices to tap instead of writing. Writing on is always possible, so nothing here asks to be answered. */
export function ChoiceList({ choices, onChoose }: Props) {
  const text = useText(chatText);
  if (choices.length === 0) return null;
  return (
    <ul aria-label={text.choices} className="choice-list mt-4 flex flex-wrap gap-2 pl-11 max-[18rem]:pl-0">
      {choices.map((choice) => (
        <li key={choice.id} className="max-w-full">
          <button
            type="button"
            onClick={() => onChoose(choice)}
            className="min-h-11 max-w-full rounded-l border border-wine-ink/40 bg-card px-4 py-2 text-left text-sm wrap-anywhere text-ink transition-colors duration-150 hover:border-wine-ink hover:bg-rose-wash max-[18rem]:min-h-[44px]"
          >
            {choice.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
