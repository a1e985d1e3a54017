import { Button, buttonClass } from "@bentrong/ui/button";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { laterText } from "./later-text.ts";

/** The month's conversations are used up. `message` is the server's, with the number. */
export function AllowanceUsed({ message, onClose }: { message: string; onClose?: () => void }) {
  const text = useText(laterText);
  return (
    <div role="status" className="rounded-l border border-line bg-card px-5 py-5">
      <h2 className="text-lg leading-normal">{text.allowanceTitle}</h2>
      {message && <p className="mt-2 text-sm">{message}</p>}
      <p className="mt-2 text-sm text-ink-soft">{text.allowanceHint}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <AppLink to="/upgrade-ai-chat" className={buttonClass("stone")}>
          {text.seePlans}
        </AppLink>
        {onClose && (
          <Button tone="plain" onClick={onClose}>
            {text.close}
          </Button>
        )}
      </div>
    </div>
  );
}
