import { Dialog, DialogTitle, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { useId, useSyncExternalStore } from "react";
import { useProofGate } from "./proof-context.ts";
import { ProofForm } from "./proof-form.tsx";

/** Opens by itself over whatever sent a call that needs a proof, and gives the answer to that call alone. */
export function ProofDialog() {
  const gate = useProofGate();
  const titleId = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  if (!useSyncExternalStore(gate.subscribe, gate.isAsking)) return null;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={isNarrow}
      onClose={() => gate.settle(false)}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Xác nhận đây là bạn</DialogTitle>
      <ProofForm onProved={() => gate.settle(true)} onCancel={() => gate.settle(false)} />
    </Dialog>
  );
}
