import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { useText } from "../../lib/i18n/use-text.ts";
import { partsText } from "./account-sections-text.ts";

interface Props {
  /** Question about one device, or about all the others; none while nothing is asked. */
  question: string | undefined;
  onConfirm(): void;
  onCancel(): void;
}

/** An accidental tap should not sign out another device. */
export function SignOutQuestion({ question, onConfirm, onCancel }: Props) {
  const text = useText(partsText);
  return (
    <Dialog open={question !== undefined} onClose={onCancel} label={question ?? ""}>
      <div className="flex flex-col gap-4">
        <h2 className="text-xl wrap-anywhere">{question}</h2>
        <p className="text-sm text-ink-soft">{text.signOutLead}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button tone="plain" onClick={onCancel}>
            {text.keepSignedIn}
          </Button>
          <Button onClick={onConfirm}>{text.signOutNow}</Button>
        </div>
      </div>
    </Dialog>
  );
}
