import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { type ReactNode, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { ChatHeader } from "./chat-header.tsx";
import type { SessionRow } from "./chat-rows.ts";
import { chatText } from "./chat-text.ts";
import { type Mode, TOOLS } from "./tools.ts";
import type { Parts } from "./use-parts.ts";
import { type Sessions, useSessions } from "./use-sessions.ts";
import { useWindows, type Windows } from "./windows.ts";

interface Props {
  mode: Mode;
  account: ReactNode;
  parts: Parts | undefined;
  onConsentNeeded(): void;
}

/** Layout of the conversations: the list beside the one that is open. */
export function Room({ mode, account, parts, onConsentNeeded }: Props) {
  const text = useText(chatText);
  const sessions = useSessions(mode);
  const windows = useWindows();
  const [hasList, setList] = useState(true);
  const { current } = sessions;
  const panel = parts && (
    <parts.SessionsPanel
      mode={mode}
      sessions={sessions}
      onChosen={() => windows.open === "sessions" && windows.close()}
      onMemory={() => windows.show("memory")}
    />
  );
  return (
    <>
      {hasList && (
        <aside
          aria-label={text.sessions}
          className="hidden w-80 shrink-0 border-r border-line bg-card/50 p-4 wide:block"
        >
          {panel}
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <ChatHeader
          title={TOOLS[mode].name}
          account={account}
          onGuide={() => windows.show("guide")}
          list={{
            isShown: hasList,
            toggle: () => setList(!hasList),
            openDrawer: () => windows.show("sessions"),
          }}
        />
        <Refusal sessions={sessions} parts={parts} />
        {current && parts ? (
          <Current
            mode={mode}
            parts={parts}
            session={current}
            sessions={sessions}
            windows={windows}
            onConsentNeeded={onConsentNeeded}
          />
        ) : (
          <Nothing sessions={sessions} />
        )}
      </div>
      {windows.open === "sessions" && (
        <Dialog
          open
          onClose={windows.close}
          label={text.sessions}
          shape="sheet"
          className="mr-auto! ml-0! rounded-none! *:h-full *:p-4"
        >
          <div className="flex h-full flex-col gap-3">
            <IconButton
              label={text.hideSessions}
              icon={<CloseIcon />}
              onClick={windows.close}
              className="-mt-1 self-end"
            />
            <div className="min-h-0 flex-1">{panel}</div>
          </div>
        </Dialog>
      )}
      {parts && windows.open === "intro" && <parts.IntroDialog mode={mode} onClose={windows.close} />}
      {parts && windows.open === "guide" && <parts.GuideDialog onClose={windows.close} />}
      {parts && windows.open === "memory" && (
        <parts.MemoryPanel
          conversation={current && { mode, sessionId: current.id }}
          onClose={windows.close}
        />
      )}
    </>
  );
}

interface CurrentProps {
  mode: Mode;
  parts: Parts;
  session: SessionRow;
  sessions: Sessions;
  windows: Windows;
  onConsentNeeded(): void;
}

/** The conversation that is open; one of another day asks first. */
function Current({ parts, ...props }: CurrentProps) {
  const { session, sessions } = props;
  const conversation = <parts.Conversation key={session.id} {...props} />;
  if (!parts.isFromEarlierDay(sessions)) return conversation;
  return (
    <parts.ResumeOffer key={session.id} session={session} sessions={sessions}>
      {conversation}
    </parts.ResumeOffer>
  );
}

/** Reason why there is no new conversation; the old ones can still be read. */
function Refusal({ sessions, parts }: { sessions: Sessions; parts: Parts | undefined }) {
  const text = useText(chatText);
  const { refusal, forgetRefusal } = sessions;
  if (!refusal || refusal.code === "consent_needed") return null;
  return (
    <div className="mx-auto w-full max-w-[42rem] shrink-0 px-4 pt-4">
      {parts && refusal.code === "allowance_used" ? (
        <parts.AllowanceUsed message={refusal.message} onClose={forgetRefusal} />
      ) : (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-m border border-wine-ink/40 bg-rose-wash px-4 py-2 text-sm"
        >
          <p>{refusal.message && refusal.code !== "network" ? refusal.message : text.openFailed}</p>
          <Button tone="plain" className="px-3!" onClick={forgetRefusal}>
            {text.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}

/** No conversation is open: it is on its way, could not be had, or may not be opened this month. */
function Nothing({ sessions }: { sessions: Sessions }) {
  const text = useText(chatText);
  const { state, isOpening, refresh, openNew } = sessions;
  if (state === "loading" || isOpening || sessions.current) {
    return (
      <p role="status" className="m-auto text-ink-soft">
        {text.loading}
      </p>
    );
  }
  return (
    <div className="m-auto flex flex-col items-center gap-4 px-4 text-center text-ink-soft">
      {state === "failed" ? (
        <>
          <p>{text.listFailed}</p>
          <Button tone="quiet" onClick={() => void refresh()}>
            {text.retry}
          </Button>
        </>
      ) : (
        <>
          <p>{text.noSessions}</p>
          <Button tone="stone" onClick={() => void openNew()}>
            {text.newSession}
          </Button>
        </>
      )}
    </div>
  );
}
