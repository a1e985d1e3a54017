import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isAuthenticated } from "../../lib/session/session.ts";
import { useSession } from "../../lib/session/use-session.ts";

/** Redirects people who are signed in already, or who sign in in another tab. */
export function useMembersGoHome(isBusy = false): void {
  const isMember = isAuthenticated(useSession());
  const navigate = useNavigate();
  useEffect(() => {
    if (isMember && !isBusy) void navigate("/my-home", { replace: true });
  }, [isMember, isBusy, navigate]);
}
