import { Dialog } from "@bentrong/ui/dialog";
import { type ReactNode, useRef, useState } from "react";
import type { ApiError } from "../../api/result.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { ProofForm } from "./proof-form.tsx";
import { proofText } from "./proof-text.ts";

/** Answer of a call that requires a proof of identity. */
export const PROOF_NEEDED: ApiError = {
  ...{ status: 403, code: "reauthentication_needed", message: "", body: undefined },
};

interface Proof {
  /** Stands somewhere on the page; closed until it is needed. */
  dialog: ReactNode;
  /** Makes the change; when the server wants to know who asks, asks, and makes it once more. */
  withProof(change: () => Promise<ApiError | undefined>): Promise<ApiError | undefined>;
}

/**
 * Asks for a proof of identity before an important change: the person who holds an unlocked phone need not be its
 * owner.
 */
export function useProof(): Proof {
  const { heading } = useText(proofText);
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<(isProved: boolean) => void>(undefined);

  const prove = (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.current = resolve;
      setOpen(true);
    });
  const close = (isProved: boolean) => {
    setOpen(false);
    waiting.current?.(isProved);
    waiting.current = undefined;
  };

  return {
    dialog: (
      <Dialog open={isOpen} onClose={() => close(false)} label={heading}>
        {isOpen && <ProofForm onProved={() => close(true)} onCancel={() => close(false)} />}
      </Dialog>
    ),
    async withProof(change) {
      const error = await change();
      if (error?.code !== PROOF_NEEDED.code || !(await prove())) return error;
      return change();
    },
  };
}
