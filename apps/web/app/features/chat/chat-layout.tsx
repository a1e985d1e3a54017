import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { type ReactNode, useState } from "react";
import type { Mode, SessionRow } from "../../api/conversations.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { ChatHeader } from "./chat-header.tsx";
import { chatText } from "./chat-text.ts";
import { TOOLS } from "./tools.ts";
import type { ChatComponents } from "./use-chat-components.ts";
import { type ChatDialogs, useChatDialogs } from "./use-chat-dialogs.ts";
import { type Sessions, useSessions } from "./use-sessions.ts";

interface Props {
  mode: Mode;
  account: ReactNode;
  parts: ChatComponents | undefined;
  onConsentNeeded(): void;
}

/** Layout of the conversations: the list beside the one that is open. */
export function ChatLayout({ mode, account, parts, onConsentNeeded }: Props) {
  const text = useText(chatText);
  const sessions = useSessions(mode);
  const dialogs = useChatDialogs();
  const [hasList, setList] = useState(true);
  const { current } = sessions;
  const panel = parts && (
    <parts.SessionsPanel
      mode={mode}
      sessions={sessions}
      onChosen={() => dialogs.open === "sessions" && dialogs.close()}
      onMemory={() => dialogs.show("memory")}
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
          onGuide={() => dialogs.show("guide")}
          list={{
            isShown: hasList,
            toggle: () => setList(!hasList),
            openDrawer: () => dialogs.show("sessions"),
          }}
        />
        <OpenFailure sessions={sessions} parts={parts} />
        {current && parts ? (
          <Current
            mode={mode}
            parts={parts}
            session={current}
            sessions={sessions}
            dialogs={dialogs}
            onConsentNeeded={onConsentNeeded}
          />
        ) : (
          <NoConversation sessions={sessions} />
        )}
      </div>
      {dialogs.open === "sessions" && (
        <Dialog
          open
          onClose={dialogs.close}
          label={text.sessions}
          shape="sheet"
          className="mr-auto! ml-0! rounded-none! *:h-full *:p-4"
        >
          <div className="flex h-full flex-col gap-3">
            <IconButton
              label={text.hideSessions}
              icon={<CloseIcon />}
              onClick={dialogs.close}
              className="-mt-1 self-end"
            />
            <div className="min-h-0 flex-1">{panel}</div>
          </div>
        </Dialog>
      )}
      {parts && dialogs.open === "intro" && <parts.IntroDialog mode={mode} onClose={dialogs.close} />}
      {parts && dialogs.open === "guide" && <parts.GuideDialog onClose={dialogs.close} />}
      {parts && dialogs.open === "memory" && (
        <parts.MemoryPanel
          conversation={current && { mode, sessionId: current.id }}
          onClose={dialogs.close}
        />
      )}
    </>
  );
}

interface CurrentProps {
  mode: Mode;
  parts: ChatComponents;
  session: SessionRow;
  sessions: Sessions;
  dialogs: ChatDialogs;
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
function OpenFailure({ sessions, parts }: { sessions: Sessions; parts: ChatComponents | undefined }) {
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
function NoConversation({ sessions }: { sessions: Sessions }) {
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
