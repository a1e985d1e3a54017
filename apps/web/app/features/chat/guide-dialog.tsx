import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { useText } from "../../lib/i18n/use-text.ts";
import { dialogsText } from "./dialogs-text.ts";

/** Three tips and a quotation. */
export function GuideDialog({ onClose }: { onClose(): void }) {
  const text = useText(dialogsText).guide;
  return (
    <Dialog open onClose={onClose} label={text.title}>
      <div className="flex flex-col gap-5">
        <h2 className="text-2xl">{text.title}</h2>
        <ul className="flex flex-col gap-4">
          {text.tips.map(({ name, line }) => (
            <li key={name} className="border-l-2 border-sage/50 pl-4">
              <h3 className="font-sans text-base font-medium">{name}</h3>
              <p className="text-sm text-ink-soft">{line}</p>
            </li>
          ))}
        </ul>
        <blockquote className="font-serif text-lg text-ink italic">“{text.quote}”</blockquote>
        <Button className="self-end" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </Dialog>
  );
}
