import { Badge } from "@bentrong/ui/badge";
import { IconButton } from "@bentrong/ui/icon-button";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { GuideIcon, SidebarIcon } from "./chat-icons.tsx";
import { chatText } from "./chat-text.ts";

interface Props {
  title: string;
  /** The person's own menu. */
  account: ReactNode;
  onGuide?(): void;
  /** True if an AI answers here, not a person. */
  isAi?: boolean;
  list?: { isShown: boolean; toggle(): void; openDrawer(): void };
}

const FINGER = "max-[18rem]:size-[44px]!";

export function ChatHeader({ title, account, onGuide, isAi = true, list }: Props) {
  const text = useText(chatText);
  const label = list?.isShown ? text.hideSessions : text.showSessions;
  return (
    // Text so large that a screen is 18 lines wide leaves buttons at the size of a finger, and the name may wrap.
    <header className="flex shrink-0 items-center gap-1 border-b border-line px-2 py-1.5 max-[18rem]:gap-0 max-[18rem]:px-[4px] sm:px-4">
      {list && (
        <>
          <span className="wide:hidden">
            <IconButton
              label={text.showSessions}
              icon={<SidebarIcon />}
              onClick={list.openDrawer}
              className={FINGER}
            />
          </span>
          <span className="hidden wide:block">
            <IconButton
              label={label}
              icon={<SidebarIcon />}
              aria-expanded={list.isShown}
              onClick={list.toggle}
            />
          </span>
        </>
      )}
      <div className="flex min-w-0 flex-1 items-center gap-2 px-1">
        <h1 className="truncate text-lg leading-normal max-[18rem]:text-base max-[18rem]:leading-tight max-[18rem]:whitespace-normal sm:text-xl">
          {title}
        </h1>
        {isAi && (
          <span title={text.aiLong}>
            <Badge tone="sage">
              <span aria-hidden="true">{text.ai}</span>
              <span className="sr-only">{text.aiLong}</span>
            </Badge>
          </span>
        )}
      </div>
      {onGuide && <IconButton label={text.guide} icon={<GuideIcon />} onClick={onGuide} className={FINGER} />}
      {account}
    </header>
  );
}
