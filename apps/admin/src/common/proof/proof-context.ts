import { createContext, use } from "react";
import type { ProofGate } from "./proof-gate.ts";

export const ProofContext = createContext<ProofGate | undefined>(undefined);

export function useProofGate(): ProofGate {
  const gate = use(ProofContext);
  if (!gate) throw new Error("The back office was mounted without its proof gate");
  return gate;
}
