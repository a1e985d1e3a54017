import { NavLink } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import type { Way } from "./navigation.ts";
import { shellText } from "./shell-text.ts";

interface Props {
  ways: readonly Way[];
  className: string;
}

/** The site's main links in one line, where the window is wide enough. */
export function HeaderNavigation({ ways, className }: Props) {
  const text = useText(shellText);
  return (
    <nav aria-label={text.mainNavigation} className={`mr-auto ${className}`}>
      <ul className="flex items-center min-[54rem]:gap-1">
        {ways.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === "/"}
              viewTransition
              className="inline-flex min-h-11 items-center rounded-full px-1.5 text-sm whitespace-nowrap text-ink-soft transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-wine-ink aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 min-[54rem]:px-2 lg:px-2.5 xl:px-3"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
