import { Badge } from "@bentrong/ui/badge";
import { buttonClass } from "@bentrong/ui/button";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { scenesText } from "./scenes-text.ts";
import { SCENES, TOOLS } from "./tools.ts";
import { toolsText } from "./tools-text.ts";

/** Inner Scenes is announced: nothing can be started here yet. */
export function ScenesPage({ account, view }: { account: ReactNode; view: ReactNode }) {
  const text = useText(scenesText);
  return (
    <div id="chat" className="flex min-h-0 w-full flex-1 flex-col">
      <ChatHeader title={SCENES} account={account} isAi={false} />
      <div className="relative isolate flex flex-1 flex-col items-center overflow-y-auto px-6 pt-10 pb-40 wide:justify-center wide:pt-0">
        {view}
        <div className="flex max-w-lg flex-col items-center gap-5 text-center">
          <Badge>{useText(toolsText).soon}</Badge>
          <h2 className="text-3xl">{text.title}</h2>
          <p className="text-ink-soft">{text.text}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <AppLink to={TOOLS.map.path} className={buttonClass("wine")}>
              {text.open(TOOLS.map.name)}
            </AppLink>
            <AppLink to={TOOLS.portal.path} className={buttonClass("quiet")}>
              {text.open(TOOLS.portal.name)}
            </AppLink>
          </div>
        </div>
      </div>
    </div>
  );
}
