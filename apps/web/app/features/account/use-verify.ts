import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { anonymousApi } from "../../api/anonymous-client.ts";
import { type LinkType, verifyLink } from "../../api/auth.ts";
import { checkSession } from "../../api/session/account.ts";
import { endSession } from "../../api/session/end-session.ts";
import { refreshNow } from "../../api/session/refresh.ts";
import { currentSession } from "../../lib/session/session-store.ts";

export type VerifyState = "working" | "done" | "too-old" | "failed";

const parseLinkType = (type: string | null): LinkType | undefined =>
  type === "email" || type === "email_change" ? type : undefined;

/** A link from an e-mail must not sign in a borrowed device: the session that comes with it is ended at once. */
async function settle(sessionToken: string): Promise<void> {
  void endSession(anonymousApi(), sessionToken);
  if (!currentSession()) return;
  await refreshNow();
  await checkSession();
}

export function useVerify() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // Kept from the first view: the address loses it as soon as it has been read.
  const [link] = useState(() => ({
    type: parseLinkType(params.get("type")),
    token: params.get("token_hash"),
  }));
  const [state, setState] = useState<VerifyState>("working");
  const isAsked = useRef(false);

  const ask = useCallback(async () => {
    const { type, token } = link;
    if (!type || !token) return setState("too-old");
    setState("working");
    const answer = await verifyLink(anonymousApi(), type, token);
    if (!answer.ok)
      return setState(answer.error.status === 0 || answer.error.status >= 500 ? "failed" : "too-old");
    setState("done");
    await settle(answer.data.access_token);
  }, [link]);

  useEffect(() => {
    // The link works once: a second effect of the same view must not use it up.
    if (isAsked.current) return;
    isAsked.current = true;
    // The token, which proves somebody's address, is removed from the history and from the next page's referrer.
    void navigate({ search: "" }, { replace: true, preventScrollReset: true });
    void ask();
  }, [ask, navigate]);

  return { state, type: link.type, again: ask };
}
