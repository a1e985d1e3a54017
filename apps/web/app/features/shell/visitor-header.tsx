import { useText } from "../../lib/i18n/use-text.ts";
import { HeaderNavigation } from "./header-navigation.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { visitorWays } from "./navigation.ts";
import { shellText } from "./shell-text.ts";
import { VisitorActions } from "./visitor-actions.tsx";

/** Header of a visitor. It is in every cached document, so members must not see it flash by. */
export function VisitorHeader() {
  const ways = visitorWays(useText(shellText));
  return (
    <>
      <HeaderNavigation ways={ways} className="visitor-only hidden wide:block" />
      <div className="visitor-only hidden items-center gap-2 wide:flex">
        <VisitorActions compact />
      </div>
      <MobileMenu ways={ways} className="visitor-only">
        <VisitorActions />
      </MobileMenu>
    </>
  );
}
