import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { Switch } from "@bentrong/ui/switch";
import { useState } from "react";
import { apiClient } from "../../api/client.ts";
import { deleteListening, isListeningKept, setListeningKept } from "../../api/listening.ts";
import { getError } from "../../api/result.ts";
import { unwrap } from "../../api/unwrap.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { useQuery } from "../../lib/use-query.ts";
import { listeningText } from "./listening-text.ts";
import { SaveStatus } from "./save-status.tsx";
import { Waiting } from "./section.tsx";

const load = async () => unwrap(await isListeningKept(apiClient()));
const me = () => currentSession()?.userId ?? "";

/**
 * Setting for the record of listening: a switch, and a button that deletes it. `forgetHere` clears this browser's part.
 */
export function ListeningKept({ forgetHere }: { forgetHere(): Promise<void> }) {
  const text = useText(listeningText);
  const kept = useQuery(load);
  return (
    <>
      <Waiting loaded={kept} failed={text.failed} height="h-36 sm:h-30">
        {(isKept) => <KeptSwitch isKept={isKept} replace={kept.replace} />}
      </Waiting>
      <Forget forgetHere={forgetHere} />
    </>
  );
}

function KeptSwitch({ isKept, replace }: { isKept: boolean; replace(isKept: boolean): void }) {
  const text = useText(listeningText);
  const { state, mutate } = useMutation();
  // While it is being saved, the switch already stands where it was put.
  const isOff = state.kind === "busy" ? isKept : !isKept;
  const change = async () => {
    const saved = await mutate(async () => getError(await setListeningKept(apiClient(), me(), !isKept)));
    if (saved) replace(!isKept);
  };
  return (
    <div className="rounded-m border border-line bg-card px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <p id="listening-not-kept" className="font-medium">
          {text.notKept}
        </p>
        <Switch labelledBy="listening-not-kept" on={isOff} onChange={() => void change()} />
      </div>
      <p className="text-sm text-ink-soft">{text.notKeptHelp}</p>
      <SaveStatus saving={state} />
    </div>
  );
}

function Forget({ forgetHere }: { forgetHere(): Promise<void> }) {
  const text = useText(listeningText);
  const { state, mutate } = useMutation();
  const [open, setOpen] = useState(false);
  const forget = async () => {
    const done = await mutate(async () => {
      const here = forgetHere().then(
        () => undefined,
        () => "failed" as const,
      );
      const [deleted, problemHere] = await Promise.all([deleteListening(apiClient(), me()), here]);
      return getError(deleted) ?? problemHere;
    });
    if (done) setOpen(false);
  };
  return (
    <div className="flex flex-col items-start gap-1">
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {text.forget}
      </Button>
      {!open && <SaveStatus saving={state} saved={text.forgotten} failedText={text.notForgotten} />}
      <Dialog open={open} onClose={() => setOpen(false)} label={text.forgetTitle}>
        {open && (
          <div className="flex flex-col gap-4">
            <h2 className="text-xl">{text.forgetTitle}</h2>
            <p className="text-sm text-ink-soft">{text.forgetText}</p>
            <SaveStatus saving={state} saved="" failedText={text.notForgotten} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button tone="plain" onClick={() => setOpen(false)}>
                {text.cancel}
              </Button>
              <Button aria-disabled={state.kind === "busy"} onClick={() => void forget()}>
                {state.kind === "busy" ? text.forgetting : text.forgetNow}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </div>
  );
}
