// The one guard in front of every page for people who are signed in: routes.ts puts those pages inside this layout.
import { Outlet } from "react-router";
import { NameWithEnglish } from "../lib/i18n/fixed-wording.tsx";
import { requireAuth } from "../lib/session/guards.ts";
import { isAuthenticated } from "../lib/session/session.ts";
import { useSession } from "../lib/session/use-session.ts";

/** Runs before the loader of any page inside, so that no call is made for a visitor. */
export const clientMiddleware = [requireAuth];

/** The server knows no session: the document shows the neutral shell, and only the browser shows the page. */
export const clientLoader = () => null;

export const HydrateFallback = () => (
  // As high as the screen: the content below must not jump when the page is loaded.
  <p role="status" className="mx-auto min-h-dvh max-w-reading px-5 py-24 text-center text-ink-soft sm:px-8">
    <NameWithEnglish vi="Đang tải..." en="Loading..." />
  </p>
);

export default function MembersOnly() {
  const isMember = isAuthenticated(useSession());
  // Signed out, here or in another tab: personal content is removed at once, before the navigation ends.
  return isMember ? <Outlet /> : <HydrateFallback />;
}
