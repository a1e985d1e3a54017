import { inputClass } from "@bentrong/ui/field";
import { IconButton } from "@bentrong/ui/icon-button";
import { CheckIcon, CloseIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { renameSession } from "../../api/conversations.ts";
import { getError } from "../../api/result.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { panelText } from "./panel-text.ts";

const LONGEST = 80;

interface Props {
  sessionId: string;
  /** Current name; may be a note of several lines. */
  name: string;
  onRenamed(name: string): void;
  onClose(): void;
}

const toOneLine = (text: string): string => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/** In place of the name. Enter keeps the new one, Escape the old one. */
export function RenameForm({ sessionId, name, onRenamed, onClose }: Props) {
  const text = useText(panelText);
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(() => toOneLine(name).slice(0, LONGEST));
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  useEffect(() => field.current?.select(), []);
  const wanted = toOneLine(draft);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!wanted) return;
    const isRenamed = await mutate(async () => getError(await renameSession(apiClient(), sessionId, wanted)));
    if (!isRenamed) return;
    announce(text.renamed(wanted));
    onRenamed(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // Otherwise the drawer that holds the list would close as well.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-wrap items-center gap-x-1 py-1">
      <input
        ref={field}
        type="text"
        aria-label={text.nameLabel}
        value={draft}
        maxLength={LONGEST}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${inputClass} min-w-0 flex-1 px-3!`}
      />
      <IconButton type="submit" label={text.saveName} icon={<CheckIcon />} disabled={!wanted || isBusy} />
      <IconButton label={text.cancelName} icon={<CloseIcon />} onClick={onClose} className="text-ink-soft!" />
      <p role="alert" className="w-full px-3 text-sm text-wine-ink empty:hidden">
        {state.kind === "failed" && text.renameFailed}
      </p>
    </form>
  );
}
