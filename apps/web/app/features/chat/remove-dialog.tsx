import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { apiClient } from "../../api/client.ts";
import { deleteSession } from "../../api/conversations.ts";
import { getError } from "../../api/result.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
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
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const remove = async () => {
    const isRemoved = await mutate(async () => {
      const error = getError(await deleteSession(apiClient(), sessionId));
      // Another tab deleted it already, which is the wanted result.
      return error?.status === 404 ? undefined : error;
    });
    if (isRemoved) onRemoved();
  };
  return (
    <Dialog open onClose={() => !isBusy && onClose()} label={text.title}>
      <div className="flex flex-col gap-4">
        <h2 className="text-2xl">{text.title}</h2>
        <p className="font-medium wrap-anywhere">{name}</p>
        <div className="flex flex-col gap-2 text-sm text-ink-soft">
          <p>{text.gone}</p>
          <p>{text.counted}</p>
        </div>
        <p role="alert" className="text-sm text-wine-ink empty:hidden">
          {state.kind === "failed" && text.failed}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button tone="plain" disabled={isBusy} onClick={onClose}>
            {text.keep}
          </Button>
          <Button disabled={isBusy} onClick={() => void remove()}>
            {isBusy ? text.removing : text.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
