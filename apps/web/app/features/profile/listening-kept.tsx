import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { Switch } from "@bentrong/ui/switch";
import { useState } from "react";
import { browserApi } from "../../api/client.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { forgetListening, isListeningKept, keepListening } from "./listening-data.ts";
import { listeningText } from "./listening-text.ts";
import { SaveStatus } from "./save-status.tsx";
import { Waiting } from "./section.tsx";
import { useSaving } from "./use-saving.ts";

const ask = () => isListeningKept(browserApi());
const me = () => currentSession()?.userId ?? "";

/**
 * Setting for the record of listening: a switch, and a button that deletes it. `forgetHere` clears this browser's part.
 */
export function ListeningKept({ forgetHere }: { forgetHere(): Promise<void> }) {
  const text = useText(listeningText);
  const kept = useLoaded(ask);
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
  const { saving, run } = useSaving();
  // While it is being saved, the switch already stands where it was put.
  const isOff = saving.kind === "busy" ? isKept : !isKept;
  const change = async () => {
    const saved = await run(() => keepListening(browserApi(), me(), !isKept));
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
      <SaveStatus saving={saving} />
    </div>
  );
}

function Forget({ forgetHere }: { forgetHere(): Promise<void> }) {
  const text = useText(listeningText);
  const { saving, run } = useSaving();
  const [open, setOpen] = useState(false);
  const forget = async () => {
    const done = await run(async () => {
      const here = forgetHere().then(
        () => undefined,
        () => "failed" as const,
      );
      const [problem, problemHere] = await Promise.all([forgetListening(browserApi(), me()), here]);
      return problem ?? problemHere;
    });
    if (done) setOpen(false);
  };
  return (
    <div className="flex flex-col items-start gap-1">
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {text.forget}
      </Button>
      {!open && <SaveStatus saving={saving} saved={text.forgotten} said={text.notForgotten} />}
      <Dialog open={open} onClose={() => setOpen(false)} label={text.forgetTitle}>
        {open && (
          <div className="flex flex-col gap-4">
            <h2 className="text-xl">{text.forgetTitle}</h2>
            <p className="text-sm text-ink-soft">{text.forgetText}</p>
            <SaveStatus saving={saving} saved="" said={text.notForgotten} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button tone="plain" onClick={() => setOpen(false)}>
                {text.cancel}
              </Button>
              <Button aria-disabled={saving.kind === "busy"} onClick={() => void forget()}>
                {saving.kind === "busy" ? text.forgetting : text.forgetNow}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </div>
  );
}
