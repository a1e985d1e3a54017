import { buttonClass } from "@bentrong/ui/button";
import { ChevronDownIcon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useSession } from "../../lib/session/use-session.ts";
import { AccountLinks } from "./account-links.tsx";
import { AccountMenu, Person } from "./account-menu.tsx";
import { HeaderNavigation } from "./header-navigation.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { memberText } from "./member-text.ts";
import { MENU_ENTRY, MobileMenu } from "./mobile-menu.tsx";
import { memberWays } from "./navigation.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The header of somebody who is signed in. */
export function MemberHeader() {
  const ways = memberWays(useText(memberText));
  return (
    <>
      <HeaderNavigation ways={ways} className="hidden wide:block" />
      <div className="hidden items-center gap-2 wide:flex">
        <ChatLink className="px-3! lg:px-4!" />
        <AccountMenu />
      </div>
      <MobileMenu ways={ways}>
        <MemberMenu />
      </MobileMenu>
    </>
  );
}

function ChatLink({ className = "" }: { className?: string }) {
  const text = useText(memberText);
  return (
    <AppLink to="/chat/map" className={buttonClass("wine", `whitespace-nowrap ${className}`)}>
      {text.chat}
    </AppLink>
  );
}

function MemberMenu() {
  const text = useText(memberText);
  const session = useSession();
  return (
    <>
      <ChatLink />
      <details open className="group mt-2">
        <summary className="flex min-h-14 items-center justify-between font-serif text-xl text-ink">
          {text.yourAccount}
          <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
        </summary>
        {session && <Person name={session.username} email={session.email} />}
        <nav aria-label={text.yourAccount}>
          <AccountLinks className={MENU_ENTRY} />
        </nav>
        <div className="mt-4 flex flex-wrap gap-2">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </details>
    </>
  );
}
