import { useCallback, useRef, useState } from "react";
import type { ApiError } from "../../api/result.ts";

export type Saving =
  | { kind: "idle" }
  | { kind: "busy" }
  | { kind: "saved" }
  /** Undefined: the call says no more than that it failed. */
  | { kind: "failed"; error: ApiError | undefined };

interface Saver {
  saving: Saving;
  /** Runs one change at a time. The typed text stays in any case. Resolves to whether it is saved. */
  run(change: () => Promise<ApiError | "failed" | undefined>): Promise<boolean>;
  settle(): void;
}

export function useSaving(): Saver {
  const [saving, setSaving] = useState<Saving>({ kind: "idle" });
  const busy = useRef(false);
  const run = useCallback<Saver["run"]>(async (change) => {
    if (busy.current) return false;
    busy.current = true;
    setSaving({ kind: "busy" });
    const problem = await change();
    busy.current = false;
    if (problem === undefined) setSaving({ kind: "saved" });
    else setSaving({ kind: "failed", error: problem === "failed" ? undefined : problem });
    return problem === undefined;
  }, []);
  const settle = useCallback(() => setSaving({ kind: "idle" }), []);
  return { saving, run, settle };
}
