// Guards of the routes. They are a courtesy only: the server decides what anybody may read or do.
import { redirect, replace } from "react-router";
import { isHydrated } from "../hydration.ts";
import { saveReturnTo } from "./return-to.ts";
import { isAuthenticated } from "./session.ts";
import { currentSession } from "./session-store.ts";

/** Client middleware: visitors are asked to sign in, and return to the requested page. */
export function requireAuth({ request }: { request: Request }): void {
  if (isAuthenticated(currentSession())) return;
  const { pathname, search } = new URL(request.url);
  saveReturnTo(pathname + search);
  // On the first view the guarded page is already in the history: going back must not meet the guard again.
  throw isHydrated() ? redirect("/login") : replace("/login");
}
