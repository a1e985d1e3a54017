import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { anonymousApi } from "../../api/anonymous-client.ts";
import { codeGrant, type Returned, takeVerifier } from "../../api/session/oauth.ts";
import { completeSignIn, type SignInResult } from "../../api/session/sign-in.ts";

export type ProviderProblem = "access_denied" | "bad_oauth_state" | "provider_failed";

interface Ways {
  onArrived(arrival: SignInResult): void;
  onAddressNeeded(returned: Returned): void;
}

const toProviderProblem = (code: string): ProviderProblem =>
  code === "access_denied" || code === "bad_oauth_state" ? code : "provider_failed";

/** Finishes a sign-in that went through a provider: the address of the page carries a code, or what went wrong. */
export function useOAuthReturn({ onArrived, onAddressNeeded }: Ways) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const code = params.get("code");
  const error = params.get("error_code");
  const [isReturning, setReturning] = useState(false);
  const [problem, setProblem] = useState<ProviderProblem>();
  const isTaken = useRef(false);

  useEffect(() => {
    // The code works once: a second effect of the same view must not use it up.
    if (isTaken.current || (code === null && error === null)) return;
    isTaken.current = true;
    // Neither the history nor the next page needs to know it.
    void navigate({ search: "" }, { replace: true, preventScrollReset: true });
    const verifier = takeVerifier();
    if (error !== null) return setProblem(toProviderProblem(error));
    if (code === null || verifier === undefined) return setProblem("bad_oauth_state");

    const finish = async () => {
      const api = anonymousApi();
      const granted = await codeGrant(api, { code, verifier });
      if (!granted.ok) return granted.error.code;
      const answer = await completeSignIn(api, granted.data);
      if (!answer.ok) return answer.error.code;
      onArrived(answer.data);
      return undefined;
    };
    setReturning(true);
    void finish().then((failure) => {
      if (failure === undefined) return;
      setReturning(false);
      if (failure === "provider_email_needed") return onAddressNeeded({ code, verifier });
      setProblem(failure === "flow_state_not_found" ? "bad_oauth_state" : "provider_failed");
    });
  }, [code, error, navigate, onArrived, onAddressNeeded]);

  return { isReturning, problem, setProblem };
}
