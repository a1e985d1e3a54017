import { Dialog, DialogTitle } from "@mui/material";
import { useId, useSyncExternalStore } from "react";
import { useProofGate } from "./proof-context.ts";
import { ProofForm } from "./proof-form.tsx";

/** Opens by itself over whatever sent a call that needs a proof, and gives the answer to that call alone. */
export function ProofDialog() {
  const gate = useProofGate();
  const titleId = useId();
  if (!useSyncExternalStore(gate.subscribe, gate.isAsking)) return null;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => gate.settle(false)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Xác nhận đây là bạn</DialogTitle>
      <ProofForm onProved={() => gate.settle(true)} onCancel={() => gate.settle(false)} />
    </Dialog>
  );
}
