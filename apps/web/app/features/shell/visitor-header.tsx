import { NavLink } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { VISITOR_NAVIGATION } from "./navigation.ts";
import { shellText } from "./shell-text.ts";
import { VisitorActions } from "./visitor-actions.tsx";

/** What a visitor finds in the header. It is in every cached document, so members must not see it flash by. */
export function VisitorHeader() {
  const text = useText(shellText);
  return (
    <>
      <nav aria-label={text.mainNavigation} className="visitor-only hidden wide:block">
        <ul className="flex items-center min-[54rem]:gap-1">
          {VISITOR_NAVIGATION.map(({ to, word }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === "/"}
                viewTransition
                prefetch="intent"
                className="inline-flex min-h-11 items-center rounded-full px-1.5 text-sm whitespace-nowrap text-ink-soft transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-wine-ink aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 min-[54rem]:px-2 lg:px-2.5 xl:px-3"
              >
                {text[word]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="visitor-only hidden items-center gap-2 wide:flex">
        <VisitorActions compact />
      </div>
      <MobileMenu />
    </>
  );
}
