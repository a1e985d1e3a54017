import { lazy, Suspense } from "react";
import { currentSession } from "../../lib/session/session-store.ts";
import { useSession } from "../../lib/session/use-session.ts";

const parts = () => import("./member.lazy.ts");
// Asked for while the page is still coming to life, so that the header is not late.
if (currentSession()) void parts().catch(() => undefined);

const Header = lazy(async () => ({ default: (await parts()).MemberHeader }));
const Banner = lazy(async () => ({ default: (await parts()).ConnectionBanner }));

export const MemberHeader = () => (
  <Suspense>
    <Header />
  </Suspense>
);

export const MemberBanner = () =>
  useSession() && (
    <Suspense>
      <Banner />
    </Suspense>
  );
