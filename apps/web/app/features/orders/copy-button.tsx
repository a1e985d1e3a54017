import { Button } from "@bentrong/ui/button";
import { CheckIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { useEffect, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { paymentText } from "./payment-text.ts";

const SHOWN_MS = 2_500;

async function copy(value: string): Promise<boolean> {
  try {
    // Absent on addresses without encryption.
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}

/** Copies one field as a bank's app takes it. `label`: what the field is called. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  const text = useText(paymentText);
  const [outcome, setOutcome] = useState<"none" | "copied" | "failed">("none");
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = window.setTimeout(() => setOutcome("none"), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const onClick = async () => {
    const isDone = await copy(value);
    setOutcome(isDone ? "copied" : "failed");
    announce(isDone ? text.copiedNamed(label) : text.copyFailed);
  };
  return (
    <span className="flex flex-col items-end gap-1">
      <Button
        tone="quiet"
        className="min-w-24"
        aria-label={text.copyNamed(label)}
        onClick={() => void onClick()}
      >
        {outcome === "copied" ? (
          <>
            <CheckIcon className="size-4 text-sage" /> {text.copied}
          </>
        ) : (
          text.copy
        )}
      </Button>
      {outcome === "failed" && (
        <span className="max-w-48 text-right text-xs text-ink-soft">{text.copyFailed}</span>
      )}
    </span>
  );
}
