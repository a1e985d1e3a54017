import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useSession } from "../../lib/session/use-session.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { MemberHeader } from "./for-members.tsx";
import { shellText } from "./shell-text.ts";
import { VisitorHeader } from "./visitor-header.tsx";
import { Wordmark } from "./wordmark.tsx";

/**
 * The frame: the name and the ways on the left, what one may do on the right. The ways keep their place where one
 * thing less may be done.
 */
export function Header({ search }: { search: ReactNode }) {
  const text = useText(shellText);
  const { name } = useBrand();
  const isMember = useSession() !== null;
  return (
    <header className="sticky top-0 z-20 border-b border-line/70 bg-paper/90 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-page items-center gap-[min(1rem,4vw)] px-[min(1.25rem,5.2vw)] wide:max-[54rem]:gap-2 lg:gap-5 xl:gap-6 lg:px-8">
        <AppLink
          to={isMember ? "/my-home" : "/"}
          className="mr-auto flex py-2 wide:mr-0 xl:mr-4"
          aria-label={`${name} – ${text.home}`}
        >
          <Wordmark compact />
        </AppLink>
        {search}
        {isMember ? <MemberHeader /> : <VisitorHeader />}
      </div>
    </header>
  );
}
