import { buttonClass } from "@bentrong/ui/button";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { laterText } from "./later-text.ts";

/** The month's conversations are used up. `message` is the server's, with the number. */
export function AllowanceUsed({ message }: { message: string }) {
  const text = useText(laterText);
  return (
    <div role="status" className="rounded-l border border-line bg-card px-5 py-5">
      <h2 className="text-lg leading-normal">{text.allowanceTitle}</h2>
      {message && <p className="mt-2 text-sm">{message}</p>}
      <p className="mt-2 text-sm text-ink-soft">{text.allowanceHint}</p>
      <AppLink to="/upgrade-ai-chat" className={buttonClass("stone", "mt-4")}>
        {text.seePlans}
      </AppLink>
    </div>
  );
}
