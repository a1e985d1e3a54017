import { useCallback, useRef, useState } from "react";
import type { ApiError } from "../api/result.ts";

export type MutationState =
  | { kind: "idle" }
  | { kind: "busy" }
  | { kind: "saved" }
  /** Undefined: the call failed without details. */
  | { kind: "failed"; error: ApiError | undefined };

interface Mutation {
  state: MutationState;
  /** Runs one change at a time. The typed text stays in any case. Resolves to whether it is saved. */
  mutate(change: () => Promise<ApiError | "failed" | undefined>): Promise<boolean>;
  /** Takes back the outcome; what is under way goes on. */
  reset(): void;
}

/** What a form, a switch or a button knows about the change that it sends. */
export function useMutation(): Mutation {
  const [state, setState] = useState<MutationState>({ kind: "idle" });
  const busy = useRef(false);
  const mutate = useCallback<Mutation["mutate"]>(async (change) => {
    if (busy.current) return false;
    busy.current = true;
    setState({ kind: "busy" });
    // A change that throws is a fault of ours: the form stays usable.
    const problem = await change().catch((error: unknown) => {
      console.error(error);
      return "failed" as const;
    });
    busy.current = false;
    if (problem === undefined) setState({ kind: "saved" });
    else setState({ kind: "failed", error: problem === "failed" ? undefined : problem });
    return problem === undefined;
  }, []);
  const reset = useCallback(() => {
    if (!busy.current) setState({ kind: "idle" });
  }, []);
  return { state, mutate, reset };
}
