import { Button } from "@bentrong/ui/button";
import { useState } from "react";
import { waitText } from "../../lib/forms/wait-text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { partsText } from "./account-sections-text.ts";
import { type Exported, exportData, needsProof } from "./export.ts";
import { secondsToWait } from "./save-status.tsx";
import { PROOF_NEEDED, useProof } from "./use-proof.tsx";

type State = { kind: "idle" } | { kind: "busy"; bytes: number } | { kind: "over"; outcome: Exported };

const formatSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;

/** The button of the export, its progress and its outcome. */
export function ExportData() {
  const text = useText(partsText);
  const [state, setState] = useState<State>({ kind: "idle" });
  const isBusy = state.kind === "busy";
  const { dialog, withProof } = useProof();
  const start = async () => {
    if (isBusy) return;
    setState({ kind: "busy", bytes: 0 });
    const run = () => exportData((bytes) => setState({ kind: "busy", bytes }));
    let outcome: Exported = { ok: true };
    const refused = await withProof(async () => {
      outcome = await run();
      return needsProof(outcome) ? PROOF_NEEDED : undefined;
    });
    // People who closed the identity check are not told that nothing was exported.
    setState(refused ? { kind: "idle" } : { kind: "over", outcome });
  };
  const outcome = state.kind === "over" ? state.outcome : undefined;
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-sans text-base font-medium">{text.exportTitle}</h3>
      <p className="text-sm text-ink-soft">{text.exportHelp}</p>
      <Button aria-disabled={isBusy} onClick={() => void start()}>
        {isBusy ? text.exporting : text.exportStart}
      </Button>
      {isBusy && state.bytes > 0 && (
        <p className="text-sm text-ink-soft">{text.exportingSize(formatSize(state.bytes))}</p>
      )}
      <p role="status" className="text-sm text-sage">
        {outcome?.ok && text.exportDone}
      </p>
      <p role="alert" className="text-sm text-wine-ink">
        {outcome && !outcome.ok && <Failure outcome={outcome} />}
      </p>
      {dialog}
    </div>
  );
}

function Failure({ outcome }: { outcome: Extract<Exported, { ok: false }> }) {
  const { wait } = useText(waitText);
  const { exportFailed } = useText(partsText);
  const seconds = secondsToWait(outcome);
  return seconds === undefined ? exportFailed : wait(seconds);
}
