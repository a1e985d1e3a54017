import { useSyncExternalStore } from "react";
import { useProofGate } from "./proof-context.ts";
import { ProofForm } from "./proof-form.tsx";

/** Opens by itself over whatever sent a call that needs a proof, and gives the answer to that call alone. */
export function ProofDialog() {
  const gate = useProofGate();
  if (!useSyncExternalStore(gate.subscribe, gate.isAsking)) return null;
  return <ProofForm onProved={() => gate.settle(true)} onCancel={() => gate.settle(false)} />;
}
