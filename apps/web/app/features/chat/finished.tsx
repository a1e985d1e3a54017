import { Button } from "@bentrong/ui/button";
import { apiClient } from "../../api/client.ts";
import type { SessionRow } from "../../api/conversations.ts";
import { createNote } from "../../api/notes.ts";
import { getError } from "../../api/result.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { chatText } from "./chat-text.ts";
import { LaterNote } from "./later-note.tsx";
import { laterText } from "./later-text.ts";
import type { OwnPage } from "./own-page.ts";
import { OwnPageView } from "./own-page-view.tsx";
import type { Sessions } from "./use-sessions.ts";

interface Props {
  session: SessionRow;
  sessions: Sessions;
  page: OwnPage | undefined;
  /** True when it is kept. */
  writeSummary(summary: string): Promise<boolean>;
  /** Note that the companion offers, kept only if the person wants it. */
  offer: string | undefined;
}

/** In place of the box once a conversation is over. */
export function Finished({ session, sessions, page, offer, writeSummary }: Props) {
  const text = useText(laterText);
  const { opening } = useText(chatText);
  return (
    <section className="mt-8 flex flex-col items-center gap-4 border-t border-line pt-6 pb-4 text-center">
      {page && <OwnPageView page={page} />}
      <LaterNote summary={session.summary?.trim() ?? ""} write={writeSummary} />
      {offer && <NoteOffer content={offer} sessionId={session.id} />}
      <p className="text-ink-soft">{text.over}</p>
      <Button tone="stone" disabled={sessions.isOpening} onClick={() => void sessions.openNew()}>
        {sessions.isOpening ? opening : text.startNew}
      </Button>
    </section>
  );
}

function NoteOffer({ content, sessionId }: { content: string; sessionId: string }) {
  const text = useText(laterText);
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const keep = () => mutate(async () => getError(await createNote(apiClient(), { content, sessionId })));
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 text-sm">
      <p role="status">
        {state.kind === "saved" ? text.noteKept : state.kind === "failed" ? text.noteFailed : text.noteOffer}
      </p>
      {state.kind !== "saved" && (
        <Button tone="plain" disabled={isBusy} onClick={() => void keep()}>
          {text.keepNote}
        </Button>
      )}
    </div>
  );
}
