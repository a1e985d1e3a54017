import { IconButton } from "@bentrong/ui/icon-button";
import { ClockIcon, CloseIcon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { searchText } from "./search-text.ts";

interface Props {
  recent: readonly string[];
  onChoose(words: string): void;
  onForget(words: string): void;
  onForgetAll(): void;
}

/** Content of the search before anything is typed. */
export function StartingPoints({ recent, onChoose, onForget, onForgetAll }: Props) {
  const text = useText(searchText);
  return (
    <div className="flex flex-col gap-6 px-3 py-2">
      {recent.length > 0 && (
        <section aria-label={text.recent}>
          <div className="flex items-center justify-between gap-3">
            <h2 className="font-sans text-sm font-medium text-ink-soft">{text.recent}</h2>
            <button
              type="button"
              onClick={onForgetAll}
              className="min-h-11 px-2 text-sm text-wine-ink underline-offset-4 hover:underline"
            >
              {text.forgetAll}
            </button>
          </div>
          <ul>
            {recent.map((words) => (
              <li key={words} className="flex items-center gap-2">
                <button
                  type="button"
                  onClick={() => onChoose(words)}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-m text-left hover:text-wine-ink"
                >
                  <ClockIcon className="size-5 shrink-0 text-ink-soft" />
                  <span className="truncate">{words}</span>
                </button>
                <IconButton
                  label={text.forget(words)}
                  icon={<CloseIcon className="size-4" />}
                  onClick={() => onForget(words)}
                />
              </li>
            ))}
          </ul>
          <p className="text-xs text-ink-soft">{text.recentNote}</p>
        </section>
      )}
      <Suggestions onChoose={onChoose} />
    </div>
  );
}

export function Suggestions({ onChoose }: { onChoose(words: string): void }) {
  const text = useText(searchText);
  return (
    <section aria-label={text.suggestions}>
      <h2 className="font-sans text-sm font-medium text-ink-soft">{text.suggestions}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {text.suggested.map((words) => (
          <li key={words}>
            <button
              type="button"
              lang="vi"
              onClick={() => onChoose(words)}
              className="min-h-11 rounded-full border border-line bg-card px-4 text-sm transition-colors duration-150 hover:border-ink-soft"
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
