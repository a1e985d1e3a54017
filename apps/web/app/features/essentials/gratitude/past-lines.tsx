import { Button } from "@bentrong/ui/button";
import { announce } from "@bentrong/ui/live-region";
import { useState } from "react";
import { useText } from "../../../lib/i18n/use-text.ts";
import { saveFile, toTextBlob } from "../../../lib/save-file.ts";
import { type GratitudeLines, toTextFile } from "./gratitude-lines.ts";
import { gratitudeText } from "./gratitude-text.ts";

interface Props {
  lines: GratitudeLines;
  onRemove(day: string): void;
  onRemoveAll(): void;
}

export function PastLines({ lines, onRemove, onRemoveAll }: Props) {
  const text = useText(gratitudeText);
  const showDay = (iso: string): string => {
    const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
    return text.day(day, month, year);
  };
  const remove = (day: string) => {
    onRemove(day);
    announce(text.removed);
  };
  return (
    <section aria-labelledby="gratitude-past" className="flex flex-col gap-2">
      <h2 id="gratitude-past" className="text-xl">
        {text.past}
      </h2>
      <ul>
        {lines.map(({ day, words }) => (
          <li key={day} className="flex items-start gap-3 border-t border-line py-2">
            <div className="flex min-w-0 flex-1 flex-col py-1.5">
              <span className="text-xs tabular-nums text-ink-soft">{showDay(day)}</span>
              <span className="break-words">{words}</span>
            </div>
            <button
              type="button"
              aria-label={text.removeNamed(showDay(day))}
              onClick={() => remove(day)}
              className="min-h-11 px-2 text-sm text-wine-ink underline-offset-4 hover:underline"
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => saveFile(text.file, toTextBlob(toTextFile(lines), "text/plain"))}>
          {text.save}
        </Button>
        <RemoveAll
          onRemoveAll={() => {
            onRemoveAll();
            announce(text.removedAll);
          }}
        />
      </div>
    </section>
  );
}

/** Asks once more: nothing brings the lines back. */
function RemoveAll({ onRemoveAll }: { onRemoveAll(): void }) {
  const text = useText(gratitudeText);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button tone="plain" onClick={() => setAsking(true)}>
        {text.removeAll}
      </Button>
    );
  return (
    <>
      <Button tone="quiet" autoFocus onClick={() => setAsking(false)}>
        {text.cancel}
      </Button>
      <Button tone="plain" onClick={onRemoveAll}>
        {text.removeAllSure}
      </Button>
    </>
  );
}
