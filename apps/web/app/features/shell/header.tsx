import { NavLink } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useBrand } from "../../lib/use-boot.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { VISITOR_NAVIGATION } from "./navigation.ts";
import { shellText } from "./shell-text.ts";
import { VisitorActions } from "./visitor-actions.tsx";
import { Wordmark } from "./wordmark.tsx";

export function Header() {
  const text = useText(shellText);
  const { name } = useBrand();
  return (
    <header className="sticky top-0 z-20 border-b border-line/70 bg-paper/90 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-page items-center gap-4 px-5 lg:gap-6 lg:px-8">
        <AppLink to="/" className="mr-auto flex py-2" aria-label={`${name} – ${text.home}`}>
          <Wordmark compact />
        </AppLink>
        <nav aria-label={text.mainNavigation} className="visitor-only hidden wide:block">
          <ul className="flex items-center gap-1">
            {VISITOR_NAVIGATION.map(({ to, word }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === "/"}
                  viewTransition
                  prefetch="intent"
                  className="inline-flex min-h-11 items-center rounded-full px-2 text-sm whitespace-nowrap text-ink-soft lg:px-3 transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-wine-ink aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
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
      </div>
    </header>
  );
}
