import { Button } from "@bentrong/ui/button";
import { cardClass } from "@bentrong/ui/card";
import { LockIcon } from "@bentrong/ui/icons";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { CompanionUsage } from "../../api/companion-usage.ts";
import type { Mode } from "../../api/conversations.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { enter, markReady } from "./entry.ts";
import { SCENES, TOOLS } from "./tools.ts";
import { toolsText } from "./tools-text.ts";
import { fetchChatComponents, useChatComponents } from "./use-chat-components.ts";

interface Props {
  /**
   * Count of uses of each tool; null or undefined while that is not known, a missing key where the server does not say.
   */
  usage?: CompanionUsage | null | undefined;
}

/** The three tools as cards. A click opens the tool, after what is said before the first word if that is still wanted. */
export function ToolCards(props: Props) {
  const isCounted = "usage" in props;
  // Nobody begins with three zeros.
  const usage = props.usage && Object.values(props.usage).some(({ total }) => total > 0) ? props.usage : null;
  const text = useText(toolsText);
  const [asked, setAsked] = useState<Mode>();
  const parts = useChatComponents();
  const navigate = useNavigate();
  const go = (mode: Mode) => void navigate(TOOLS[mode].path, { viewTransition: true });
  const choose = async (mode: Mode) => {
    // A tap may come before the dialog has loaded. If it cannot be loaded, the page of the tool shows the notice
    // itself.
    const loaded = await fetchChatComponents().catch(() => undefined);
    if (loaded && !(await loaded.hasAgreed())) setAsked(mode);
    else go(mode);
  };
  return (
    <section aria-labelledby="tools" className="flex flex-col gap-5">
      <h2 id="tools" className="text-2xl">
        {text.begin}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {(["map", "portal"] as const).map((mode) => (
          <li key={mode} className={`${cardClass} transition-shadow duration-200 hover:shadow-soft`}>
            <button
              type="button"
              onClick={() => void choose(mode)}
              className="flex h-full w-full flex-col items-start gap-1.5 rounded-l p-4 text-left sm:p-6"
            >
              <span className="font-serif text-lg sm:text-xl">{TOOLS[mode].name}</span>
              <span className="text-sm text-ink-soft">{text.modes[mode].role}</span>
              {isCounted && <Counted count={usage?.[mode].total} />}
            </button>
          </li>
        ))}
        <li className={`${cardClass} flex flex-col items-start gap-1.5 p-4 sm:p-6`}>
          <span className="font-serif text-lg sm:text-xl">{SCENES}</span>
          <span className="text-sm text-ink-soft">{text.modes.scenes.role}</span>
          {isCounted && <Counted count={usage?.imaginary.total} />}
          <Button tone="quiet" disabled className="mt-2">
            <LockIcon />
            {text.soon}
          </Button>
        </li>
      </ul>
      {parts && asked && (
        <parts.DisclaimerDialog
          mode={asked}
          onStart={() => {
            enter();
            markReady();
            go(asked);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** The line has its place before its number is known. */
function Counted({ count }: { count: number | undefined }) {
  const text = useText(toolsText);
  return <span className="min-h-5 text-sm">{count !== undefined && text.sessions(count)}</span>;
}
