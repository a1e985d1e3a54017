import { Notice } from "@bentrong/ui/notice";
import { ApiRequestError } from "../../api/unwrap.ts";
import { waitText } from "../../lib/forms/wait-text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";

/** A failure in the screen's own sentence, with the server's message under it. */
export function CallFailure({ why, text }: { why: unknown; text: string }) {
  return (
    <Notice tone="problem">
      <p>{text}</p>
      <Reason why={why} />
    </Notice>
  );
}

function Reason({ why }: { why: unknown }) {
  const { wait } = useText(waitText);
  const { unreachable } = useText(accountText);
  if (!(why instanceof ApiRequestError)) return null;
  const { status, code, message, retryAfterSeconds } = why.error;
  if (status === 0) return <p className="text-ink-soft">{unreachable}</p>;
  if (status === 429) return <p className="text-ink-soft">{wait(retryAfterSeconds ?? 60)}</p>;
  return code === "weak_password" ? <p className="text-ink-soft">{message}</p> : null;
}
