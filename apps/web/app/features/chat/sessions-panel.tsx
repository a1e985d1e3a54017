import { Button } from "@bentrong/ui/button";
import { LockIcon } from "@bentrong/ui/icons";
import { Skeleton } from "@bentrong/ui/skeleton";
import { useRef, useState } from "react";
import type { Mode } from "../../api/conversations.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { AllowanceLeft } from "./allowance-left.tsx";
import { HomeIcon, NoteIcon, PlusIcon, SparkIcon } from "./chat-icons.tsx";
import { chatText } from "./chat-text.ts";
import { groupByDay } from "./day-groups.ts";
import { keepDraft } from "./drafts.ts";
import { panelText } from "./panel-text.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SessionEntry } from "./session-entry.tsx";
import { ordinals } from "./session-label.ts";
import { otherMode, SCENES, TOOLS } from "./tools.ts";
import { toolsText } from "./tools-text.ts";
import type { Sessions } from "./use-sessions.ts";

interface Props {
  mode: Mode;
  sessions: Sessions;
  /** A conversation was chosen or opened: what lies over it may go. */
  onChosen(): void;
  onMemory(): void;
}

interface Removable {
  id: string;
  name: string;
}

export function SessionsPanel({ mode, sessions, onChosen, onMemory }: Props) {
  const text = useText(chatText);
  const list = useRef<HTMLElement>(null);
  const [removing, setRemoving] = useState<Removable>();
  const removed = (id: string) => {
    setRemoving(undefined);
    keepDraft(id, { text: "" });
    sessions.forget(id);
    // Focus moves one frame later: the closing dialog returns it to the element that opened it, which is gone with its
    // row.
    window.requestAnimationFrame(() => list.current?.focus());
  };
  const open = async () => {
    await sessions.openNew();
    // A refusal is shown where the conversation would be, which the drawer covers.
    onChosen();
  };
  return (
    <div className="flex h-full min-h-0 flex-col gap-4">
      <Button tone="stone" disabled={sessions.isOpening} onClick={() => void open()} className="shrink-0">
        <PlusIcon />
        {sessions.isOpening ? text.opening : text.newSession}
      </Button>
      <AllowanceLeft mode={mode} revision={sessions.sessions} />
      <nav
        ref={list}
        tabIndex={-1}
        aria-label={text.sessions}
        className="-mx-2 min-h-24 flex-1 overflow-y-auto px-2"
      >
        <List sessions={sessions} onChosen={onChosen} onRemove={setRemoving} />
      </nav>
      <Ways mode={mode} onMemory={onMemory} />
      {removing && (
        <RemoveDialog
          sessionId={removing.id}
          name={removing.name}
          onRemoved={() => removed(removing.id)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}

interface ListProps {
  sessions: Sessions;
  onChosen(): void;
  onRemove(one: Removable): void;
}

function List({ sessions, onChosen, onRemove }: ListProps) {
  const text = useText(chatText);
  const language = useLanguage();
  const more = useText(panelText).more;
  const { state, sessions: rows, current, total, hasMore } = sessions;
  if (state === "loading") return <ListSkeleton label={text.loading} />;
  if (state === "failed") {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-sm text-ink-soft">
        <p>{text.listFailed}</p>
        <Button tone="quiet" onClick={() => void sessions.refresh()}>
          {text.retry}
        </Button>
      </div>
    );
  }
  if (rows.length === 0) return <p className="text-sm text-ink-soft">{text.noSessions}</p>;
  const numbers = ordinals(rows, total);
  const days = groupByDay(rows, new Date(), language).map(({ day, items }) => (
    <section key={day} className="mb-5">
      <h2 className="mb-1 px-3 font-sans text-xs font-medium text-ink-soft">{day}</h2>
      <ul>
        {items.map((session) => (
          <SessionEntry
            key={session.id}
            session={session}
            number={numbers.get(session.id) ?? 1}
            isCurrent={session.id === current?.id}
            onClick={() => {
              sessions.choose(session.id);
              onChosen();
            }}
            onRenamed={(name) => sessions.update(session.id, { name })}
            onRemove={(name) => onRemove({ id: session.id, name })}
          />
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {days}
      {hasMore && (
        <Button tone="quiet" className="w-full" onClick={() => void sessions.showMore()}>
          {more}
        </Button>
      )}
    </>
  );
}

const ListSkeleton = ({ label }: { label: string }) => (
  <div className="flex flex-col gap-3 px-3 pt-2">
    <p role="status" className="sr-only">
      {label}
    </p>
    <Skeleton className="h-4 w-20" />
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
  </div>
);

const WAY =
  "flex min-h-11 items-center gap-3 rounded-m px-3 py-1.5 text-left text-sm text-ink no-underline transition-colors duration-150 hover:bg-stone/60";

/** Links to other places. */
function Ways({ mode, onMemory }: { mode: Mode; onMemory(): void }) {
  const text = useText(panelText);
  const tools = useText(toolsText);
  const other = otherMode(mode);
  return (
    <nav aria-label={text.otherTools} className="-mx-2 flex shrink-0 flex-col border-t border-line px-2 pt-3">
      <AppLink to={TOOLS[other].path} className={WAY}>
        <SparkIcon className="size-5 shrink-0 text-ink-soft" />
        <span>
          {TOOLS[other].name}
          <span className="block text-xs text-ink-soft">{tools.modes[other].role}</span>
        </span>
      </AppLink>
      <button type="button" disabled className={`${WAY} hover:bg-transparent`}>
        <LockIcon className="size-5 shrink-0 text-ink-soft" />
        <span className="text-ink-soft">
          {SCENES}
          <span className="block text-xs">{tools.soon}</span>
        </span>
      </button>
      <button type="button" onClick={onMemory} className={WAY}>
        <NoteIcon className="size-5 shrink-0 text-ink-soft" />
        {text.memory}
      </button>
      <AppLink to="/my-home" className={WAY}>
        <HomeIcon className="size-5 shrink-0 text-ink-soft" />
        {text.home}
      </AppLink>
      <AppLink
        to="/upgrade-ai-chat"
        className="mt-2 flex min-h-11 items-center justify-center rounded-full border border-line px-4 text-sm font-medium text-ink no-underline hover:border-ink-soft"
      >
        {text.upgrade}
      </AppLink>
    </nav>
  );
}
