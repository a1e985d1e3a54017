import { TalkIcon, UserIcon } from "@bentrong/ui/icons";
import { useLocation } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useSession } from "../../lib/session/use-session.ts";
import { shellText } from "./shell-text.ts";
import { HomeIcon, ListenIcon, ReadIcon } from "./tab-icons.tsx";

// `visitor` and `member`: where the tab leads; `part`: the addresses that belong to it.
const TABS = [
  { word: "home", Icon: HomeIcon, visitor: "/", member: "/my-home", part: /^\/((my-)?home)?$/ },
  { word: "listen", Icon: ListenIcon, visitor: "/podcasts", member: "/podcasts", part: /^\/podcast/ },
  { word: "read", Icon: ReadIcon, visitor: "/blogs", member: "/blogs", part: /^\/blog/ },
  { word: "talk", Icon: TalkIcon, visitor: "/companion", member: "/chat/map", part: /^\/(companion|chat)/ },
  {
    word: "you",
    Icon: UserIcon,
    visitor: "/login",
    member: "/profile",
    part: /^\/(profile|dashboard|orders|de-danh|doan-da-to|upgrade-ai-chat|checkout|payment|(forgot|change)-password)/,
  },
] as const;

/** The five rooms within reach of a thumb. The same words for everybody, so that the cached page stands still. */
export function TabBar() {
  const text = useText(shellText);
  const { pathname } = useLocation();
  const reader = useSession() ? "member" : "visitor";
  return (
    <nav
      aria-label={text.tabs.label}
      className="tab-bar border-t border-line bg-card pb-[env(safe-area-inset-bottom,0px)] wide:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-5">
        {TABS.map(({ word, Icon, part, [reader]: to }) => (
          <li key={word}>
            <AppLink
              to={to}
              aria-current={pathname === to ? "page" : part.test(pathname) || undefined}
              className="group flex h-[56px] flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,3.2vw)] leading-snug whitespace-nowrap text-ink-soft transition-colors duration-150 -outline-offset-3! aria-[current]:font-medium aria-[current]:text-wine-ink"
            >
              <span className="flex h-[26px] w-[52px] items-center justify-center rounded-full transition-colors duration-150 group-aria-[current]:bg-rose-wash">
                <Icon className="size-[22px]" />
              </span>
              {text.tabs[word]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
