import { Button } from "@bentrong/ui/button";
import { HelpNumbers } from "@bentrong/ui/help-numbers";
import { useCallback } from "react";
import type { Mode, SessionRow } from "../../api/conversations.ts";
import type { ApiError } from "../../api/result.ts";
import { EnglishDetails } from "../../lib/i18n/fixed-wording.tsx";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useOnline } from "../../lib/use-online.ts";
import { AllowanceUsed } from "./allowance-used.tsx";
import { chatText } from "./chat-text.ts";
import { ChoiceList } from "./choice-list.tsx";
import { Composer } from "./composer.tsx";
import { type ConversationState, getRemaining } from "./conversation-state.ts";
import type { ConversationStore } from "./conversation-store.ts";
import { keepDraft } from "./drafts.ts";
import { EndDialog } from "./end-dialog.tsx";
import { Finished } from "./finished.tsx";
import { MessageList } from "./message-list.tsx";
import { buildOwnPage } from "./own-page.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SafetyPanel } from "./safety-panel.tsx";
import { SendFailure } from "./send-failure.tsx";
import { chooseName } from "./session-label.ts";
import { isActive } from "./session-status.ts";
import type { ChatDialogs } from "./use-chat-dialogs.ts";
import { useConversation } from "./use-conversation.ts";
import { useClosingQuestion, useEnd } from "./use-end.ts";
import { useReadyStart } from "./use-ready-start.ts";
import type { Sessions } from "./use-sessions.ts";

interface Props {
  mode: Mode;
  session: SessionRow;
  sessions: Sessions;
  dialogs: ChatDialogs;
  /** The server asks for the consent again. Must be stable. */
  onConsentNeeded(): void;
}

const OUTDATED = ["session_ended", "session_full", "not_found"];

/** One conversation: its messages, its text box, and its end. */
export function Conversation({ mode, session, sessions, dialogs, onConsentNeeded }: Props) {
  const language = useLanguage();
  const { refresh, update } = sessions;
  const onTitle = useCallback((title: string) => update(session.id, { title }), [update, session.id]);
  const onRefused = useCallback(
    ({ code }: ApiError) => {
      if (code === "consent_needed") onConsentNeeded();
      if (OUTDATED.includes(code)) void refresh();
    },
    [onConsentNeeded, refresh],
  );
  const [state, store] = useConversation({
    mode,
    sessionId: session.id,
    isActive: isActive(session),
    onTitle,
    onRefused,
  });
  const end = useEnd(session, dialogs, refresh);
  useClosingQuestion(mode, session, state, dialogs);
  useReadyStart(isActive(session), state, store);
  const card = end.ended?.card ?? state.card;
  const kind = dialogs.open;

  return (
    <>
      <MessageList talk={state}>
        {isActive(session) && !state.turn && <ChoiceList choices={state.choices} onChoose={store.choose} />}
        {state.history === "failed" && <HistoryAgain load={store.load} />}
        {/* After the words that it ends, never before them. */}
        {!isActive(session) && state.history !== "loading" && (
          <Finished
            session={session}
            sessions={sessions}
            page={buildOwnPage({ mode, session, messages: state.messages, language })}
            offer={end.ended?.noteOffer}
            writeSummary={end.writeLater}
          />
        )}
      </MessageList>
      {card && <SafetyPanel card={card} onRemove={() => dialogs.show("remove")} />}
      <footer className="mx-auto flex w-full max-w-[42rem] shrink-0 flex-col gap-2 px-4 pb-3 max-[18rem]:gap-[4px] max-[18rem]:px-[12px]">
        {isActive(session) && (
          <Foot mode={mode} state={state} store={store} onEnd={() => dialogs.show("end")} />
        )}
      </footer>
      {kind === "remove" && (
        <RemoveDialog
          sessionId={session.id}
          name={chooseName(session) ?? ""}
          onRemoved={() => {
            dialogs.close();
            keepDraft(session.id, { text: "" });
            sessions.forget(session.id);
          }}
          onClose={dialogs.close}
        />
      )}
      {(kind === "end" || kind === "noticed") && (
        <EndDialog
          kind={kind}
          note={end.note}
          write={end.write}
          proposal={state.proposal}
          isSaving={end.isSaving}
          onSave={() => void end.finish(true)}
          onSkip={() => void end.finish(false)}
          onClose={kind === "noticed" ? () => void end.finish(false) : dialogs.close}
        />
      )}
    </>
  );
}

const HistoryAgain = ({ load }: { load(): Promise<void> }) => {
  const text = useText(chatText);
  return (
    <Button tone="plain" className="self-center" onClick={() => void load()}>
      {text.historyAgain}
    </Button>
  );
};

interface FootProps {
  mode: Mode;
  state: ConversationState;
  store: ConversationStore;
  onEnd(): void;
}

/** Input area of a conversation: a single button at first, the text box after it. */
function Foot({ mode, state, store, onEnd }: FootProps) {
  const text = useText(chatText);
  const isOnline = useOnline();
  const { history, messages, turn, failure, isBeginning } = state;
  if (history === "loading") return <div className="h-[3.5625rem]" />;
  const left = getRemaining(state);
  const isFresh = history === "ready" && !turn && messages.every(({ role }) => role === "assistant");
  return (
    <>
      {failure?.error.code === "allowance_used" ? (
        <AllowanceUsed message={failure.error.message} />
      ) : (
        failure && <SendFailure failure={failure} retry={store.retry} dismiss={store.dismiss} />
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {!isOnline && text.offline}
      </p>
      {isFresh ? (
        <Ready isBusy={isBeginning} start={store.start} left={<Left mode={mode} n={left} />} />
      ) : (
        <>
          <div className="flex min-h-11 items-center justify-between gap-3 max-[18rem]:min-h-[44px] max-[18rem]:flex-wrap max-[18rem]:gap-y-0">
            {/* In danger nobody is asked to close: the countdown to that would not be true. */}
            {state.card && left === 0 ? (
              <span />
            ) : (
              <Left mode={state.card ? "map" : mode} n={left} inDanger={state.card !== undefined} />
            )}
            <button
              type="button"
              onClick={onEnd}
              className="min-h-11 shrink-0 text-sm text-wine-ink underline underline-offset-4 max-[18rem]:min-h-[44px]"
            >
              {text.endSession}
            </button>
          </div>
          <Composer
            draft={state.draft}
            write={store.write}
            send={store.send}
            stop={store.stop}
            isBusy={turn !== undefined}
            isStopping={turn?.phase === "stopping"}
            // In danger it stays open: the server accepts more than the five messages.
            isFull={left === 0 && !turn && !state.card}
          />
        </>
      )}
      <Honest />
    </>
  );
}

function Left({ mode, n, inDanger = false }: { mode: Mode; n: number; inDanger?: boolean }) {
  const text = useText(chatText);
  const words = mode === "portal" ? text.leftPortal(n) : text.leftMap(n);
  return (
    // Beside large numbers of help there is no room for it.
    <div
      className={`flex flex-wrap items-center gap-x-3 text-xs text-ink-soft ${inDanger ? "max-[18rem]:hidden" : ""}`}
    >
      <p>{n > 0 ? words : text.full}</p>
      {n <= 0 && <EnglishDetails en={chatText.en.full} />}
    </div>
  );
}

function Ready({ isBusy, start, left }: { isBusy: boolean; start(): void; left: React.ReactNode }) {
  const text = useText(chatText);
  return (
    <div className="flex flex-col items-center gap-3 py-1 text-center">
      {left}
      <Button
        disabled={isBusy}
        onClick={start}
        className="min-h-13! px-8! text-base! max-[18rem]:min-h-[52px]! max-[18rem]:px-[16px]! max-[18rem]:py-[4px]!"
      >
        {text.ready}
      </Button>
    </div>
  );
}

/** Always there, also without a network: what this is, and whom to call. */
function Honest() {
  const text = useText(chatText);
  const language = useLanguage();
  return (
    <p className="text-center text-xs text-ink-soft">
      <span className="max-[18rem]:hidden">
        <HelpNumbers text={text.honest} language={language} />
      </span>
      {/* Four lines of large text would take the place of the conversation. */}
      <span className="hidden max-[18rem]:inline">
        <HelpNumbers text={text.honestShort} language={language} />
      </span>{" "}
      <AppLink
        to="/an-toan"
        className="-my-3 inline-flex min-h-11 items-center text-wine-ink underline underline-offset-4 max-[18rem]:min-h-[44px]"
      >
        {text.safetyShort}
      </AppLink>
    </p>
  );
}
