// Frame of every page: skip link, header, main, footer, the player's dock and the live region.
import { LiveRegion } from "@bentrong/ui/live-region";
import { type ReactNode, useEffect } from "react";
import { useNavigation } from "react-router";
import { markHydrated } from "../../lib/hydration.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useRouteHandle } from "../../lib/route-handle.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { useSignedInElsewhere } from "../../lib/session/use-signed-in-elsewhere.ts";
import { Footer } from "./footer.tsx";
import { MemberBanner } from "./for-members.tsx";
import { Header } from "./header.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { shellText } from "./shell-text.ts";
import { TabBar } from "./tab-bar.tsx";
import { useRouteChange } from "./use-route-change.ts";

interface Props {
  children: ReactNode;
  /** The player's bar: outside of the page, so that it plays on while pages come and go. */
  dock?: ReactNode;
  /** The way into the search, in the header. */
  search?: ReactNode;
}

export function Shell({ children, dock, search }: Props) {
  const text = useText(shellText);
  const { shell } = useRouteHandle();
  // The back office has a frame, a main part and addresses of its own.
  const isOffice = shell === "office";
  const Main = isOffice ? "div" : "main";
  const session = useSession();
  const isLeaving = useNavigation().state !== "idle";
  useRouteChange(!isOffice);
  useSignedInElsewhere();
  useEffect(markHydrated, []);
  useEffect(() => {
    document.documentElement.dataset.session = session ? "in" : "out";
  }, [session]);

  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-wine px-5 py-3 text-sm font-medium text-on-wine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {text.skip}
      </a>
      {isLeaving && !isOffice && <ProgressBar />}
      <MemberBanner />
      {!shell && <Header search={search} />}
      <Main id="main" tabIndex={-1} aria-busy={isLeaving} className="min-h-[60vh]">
        {children}
      </Main>
      {!shell && <Footer />}
      <div className="fixed inset-x-0 bottom-0 z-30 print:hidden">
        <div id="player-dock" className="empty:hidden">
          {!isOffice && dock}
        </div>
        {!shell && <TabBar />}
      </div>
      <LiveRegion />
    </>
  );
}
