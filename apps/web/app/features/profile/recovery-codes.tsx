import { Button } from "@bentrong/ui/button";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { saveFile, toTextBlob } from "../../lib/save-file.ts";
import { twoStepText } from "./two-step-text.ts";

/** Shown once. It takes the focus, because the form that led here is gone. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const text = useText(twoStepText);
  const [copied, setCopied] = useState<boolean>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setCopied(true);
    } catch {
      // Forbidden, or a page that did not come over a safe line.
      setCopied(false);
    }
  };

  return (
    <div className="flex flex-col gap-4 rounded-m border border-line bg-card p-5">
      <h3 ref={title} tabIndex={-1} className="font-sans text-base font-medium outline-none">
        {text.codesHeading}
      </h3>
      <p className="text-sm text-ink-soft">{text.codesLead}</p>
      <ol className="grid gap-x-6 gap-y-1 font-mono text-sm select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button
          tone="quiet"
          onClick={() => saveFile(text.file, toTextBlob(`${codes.join("\n")}\n`, "text/plain"))}
        >
          {text.download}
        </Button>
        <Button onClick={onKept}>{text.kept}</Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {copied !== undefined && (copied ? text.copied : text.notCopied)}
      </p>
    </div>
  );
}
