import { useEffect } from "react";
import { useNavigate } from "react-router";
import { mayEnter } from "../../lib/session/session.ts";
import { useSession } from "../../lib/session/use-session.ts";

/** Whoever is signed in already, or signs in in another tab, has no business at this door. */
export function useMembersGoHome(isBusy = false): void {
  const isMember = mayEnter(useSession());
  const navigate = useNavigate();
  useEffect(() => {
    if (isMember && !isBusy) void navigate("/my-home", { replace: true });
  }, [isMember, isBusy, navigate]);
}
