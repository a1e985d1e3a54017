// Guards of the routes. They are a courtesy only: the server decides what anybody may read or do.
import { redirect, replace } from "react-router";
import { isHydrated } from "../hydration.ts";
import { mayEnter } from "./session.ts";
import { currentSession } from "./session-store.ts";
import { saveWantedPath } from "./wanted-path.ts";

/** A client middleware: visitors are asked to sign in, and come back to where they wanted to go. */
export function membersOnly({ request }: { request: Request }): void {
  if (mayEnter(currentSession())) return;
  const { pathname, search } = new URL(request.url);
  saveWantedPath(pathname + search);
  // On the first view the guarded page is already in the history: going back must not meet the guard again.
  throw isHydrated() ? redirect("/login") : replace("/login");
}
