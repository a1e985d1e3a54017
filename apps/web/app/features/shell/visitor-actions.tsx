import { buttonClass } from "@bentrong/ui/button";
import { TalkIcon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useRouteHandle } from "../../lib/route-handle.ts";
import { shellText } from "./shell-text.ts";

/** The two doors of a visitor. On the companion's own pages the first one would lead nowhere new. */
export function VisitorActions({ compact = false }: { compact?: boolean }) {
  const text = useText(shellText);
  const { companion } = useRouteHandle();
  return (
    <>
      {!companion && (
        <AppLink to="/companion" className={buttonClass("wine", compact ? "px-3! xl:px-5!" : undefined)}>
          <TalkIcon className={compact ? "size-5 xl:hidden" : "hidden"} />
          <span className={compact ? "sr-only xl:not-sr-only" : undefined}>{text.companion}</span>
        </AppLink>
      )}
      <AppLink to="/login" className={buttonClass("quiet", "whitespace-nowrap")}>
        {text.login}
      </AppLink>
    </>
  );
}
