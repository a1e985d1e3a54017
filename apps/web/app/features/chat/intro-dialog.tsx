import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import type { Mode } from "../../api/conversations.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { CompanionMark } from "./chat-icons.tsx";
import { dialogsText } from "./dialogs-text.ts";

/** Dialog about the purpose of the tool. */
export function IntroDialog({ mode, onClose }: { mode: Mode; onClose(): void }) {
  const text = useText(dialogsText).intro;
  const { title, lead, lines } = text[mode];
  return (
    <Dialog open onClose={onClose} label={title}>
      <div className="flex flex-col gap-5">
        <CompanionMark className="size-12" />
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-1 text-ink-soft">{lead}</p>
        </div>
        <ol className="flex flex-col gap-3">
          {lines.map((line, i) => (
            <li key={line} className="flex gap-3 text-sm">
              <span aria-hidden="true" className="font-serif text-lg leading-snug text-wine-ink">
                {i + 1}
              </span>
              {line}
            </li>
          ))}
        </ol>
        <Button className="self-end" onClick={onClose}>
          {text.begin}
        </Button>
      </div>
    </Dialog>
  );
}
