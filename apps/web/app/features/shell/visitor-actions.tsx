import { buttonClass } from "@bentrong/ui/button";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useRouteHandle } from "../../lib/route-handle.ts";
import { shellText } from "./shell-text.ts";

/** As many words as the header has room for; the link's name is always all of them. */
function CompanionWords() {
  const text = useText(shellText);
  return (
    <>
      <span className="min-[69rem]:hidden">{text.companionShortest}</span>
      <span className="hidden min-[69rem]:inline">{text.companionShort}</span>
    </>
  );
}

/**
 * Companion and sign-in buttons of a visitor. The companion's own pages leave out the first one, which would lead
 * nowhere new.
 */
export function VisitorActions({ compact = false }: { compact?: boolean }) {
  const text = useText(shellText);
  const { companion } = useRouteHandle();
  return (
    <>
      {!companion && (
        <AppLink
          to="/companion"
          aria-label={compact ? text.companion : undefined}
          className={buttonClass(
            "wine",
            compact ? "px-2! min-[54rem]:px-3! lg:px-3.5! whitespace-nowrap xl:px-5!" : undefined,
          )}
        >
          {compact ? <CompanionWords /> : text.companion}
        </AppLink>
      )}
      <AppLink
        to="/login"
        className={buttonClass(
          "quiet",
          compact ? "px-2! min-[54rem]:px-3! lg:px-3.5! whitespace-nowrap xl:px-5!" : "whitespace-nowrap",
        )}
      >
        {text.login}
      </AppLink>
    </>
  );
}
