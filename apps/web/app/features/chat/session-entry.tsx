import { Badge } from "@bentrong/ui/badge";
import { IconButton } from "@bentrong/ui/icon-button";
import { useState } from "react";
import type { SessionRow } from "../../api/conversations.ts";
import { NameWithEnglish } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { BinIcon, PencilIcon } from "./chat-icons.tsx";
import { panelText } from "./panel-text.ts";
import { RenameForm } from "./rename-form.tsx";
import { chooseName } from "./session-label.ts";
import { isActive } from "./session-status.ts";
import { useFocusAfter } from "./use-focus-after.ts";

const PICTURE =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors duration-150 hover:bg-stone/60";

interface EntryProps {
  session: SessionRow;
  number: number;
  isCurrent: boolean;
  onClick(): void;
  onRenamed(name: string): void;
  /** By the name that is shown. */
  onRemove(name: string): void;
}

/** A conversation in the list, with the forms that rename and remove it. */
export function SessionEntry({ session, number, isCurrent, onClick, onRenamed, onRemove }: EntryProps) {
  const text = useText(panelText);
  const active = isActive(session);
  const name = chooseName(session);
  const known = name ?? text.untitled(number);
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useFocusAfter<HTMLButtonElement>(isRenaming);
  const stopRenaming = () => setRenaming(false);
  if (isRenaming) {
    return (
      <li>
        <RenameForm
          sessionId={session.id}
          name={name ?? ""}
          onRenamed={(given) => {
            onRenamed(given);
            stopRenaming();
          }}
          onClose={stopRenaming}
        />
      </li>
    );
  }
  return (
    <li className="flex items-start">
      <button
        type="button"
        aria-current={isCurrent ? "true" : undefined}
        onClick={onClick}
        className={`flex min-h-11 min-w-0 flex-1 flex-col items-start gap-1 rounded-m px-3 py-2 text-left text-sm transition-colors duration-150 hover:bg-stone/60 aria-[current=true]:bg-stone/55 ${!active ? "text-ink-soft" : ""}`}
      >
        <span className={`w-full wrap-anywhere ${name ? "line-clamp-2" : ""}`}>
          {name ?? <NameWithEnglish vi={panelText.vi.untitled(number)} en={panelText.en.untitled(number)} />}
        </span>
        <Badge tone={active ? "sage" : "plain"}>{active ? text.chatting : text.finished}</Badge>
      </button>
      <button
        ref={pencil}
        type="button"
        aria-label={text.rename(known)}
        title={text.rename(known)}
        onClick={() => setRenaming(true)}
        className={PICTURE}
      >
        <PencilIcon />
      </button>
      <IconButton
        label={text.remove(known)}
        icon={<BinIcon />}
        onClick={() => onRemove(known)}
        className="text-ink-soft!"
      />
    </li>
  );
}
