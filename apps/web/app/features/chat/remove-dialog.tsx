import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { useState } from "react";
import { browserApi } from "../../api/client.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { removeSession } from "./chat-calls.ts";
import { dialogsText } from "./dialogs-text.ts";

interface Props {
  sessionId: string;
  /** Name that the person knows it by. */
  name: string;
  onRemoved(): void;
  onClose(): void;
}

/** Asks for confirmation before a conversation is deleted for good. */
export function RemoveDialog({ sessionId, name, onRemoved, onClose }: Props) {
  const text = useText(dialogsText).removal;
  const [state, setState] = useState<"asking" | "busy" | "failed">("asking");
  const remove = async () => {
    setState("busy");
    const answer = await removeSession(browserApi(), sessionId);
    // Another tab deleted it already, which is the wanted result.
    if (answer.ok || answer.error.status === 404) onRemoved();
    else setState("failed");
  };
  return (
    <Dialog open onClose={() => state !== "busy" && onClose()} label={text.title}>
      <div className="flex flex-col gap-4">
        <h2 className="text-2xl">{text.title}</h2>
        <p className="font-medium wrap-anywhere">{name}</p>
        <div className="flex flex-col gap-2 text-sm text-ink-soft">
          <p>{text.gone}</p>
          <p>{text.counted}</p>
        </div>
        <p role="alert" className="text-sm text-wine-ink empty:hidden">
          {state === "failed" && text.failed}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button tone="plain" disabled={state === "busy"} onClick={onClose}>
            {text.keep}
          </Button>
          <Button disabled={state === "busy"} onClick={() => void remove()}>
            {state === "busy" ? text.removing : text.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
