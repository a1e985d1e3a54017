import { buttonClass } from "@bentrong/ui/button";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { toolPageText } from "./tool-page-text.ts";

interface Props {
  title: string;
  children: ReactNode;
  /** Buttons within reach of a thumb, above the link back. */
  foot?: ReactNode;
  /** Left out while something runs that has a stop of its own. */
  hasClose?: boolean;
}

/** One small tool with the whole window to itself; its route has the handle `shell: "bare"`. */
export function ToolPage({ title, children, foot, hasClose = true }: Props) {
  const text = useText(toolPageText);
  return (
    <div className="flex min-h-[calc(100dvh-var(--dock-height))] flex-col bg-linear-to-b from-(--sky-high) via-(--sky-low) via-60% to-paper">
      <div className="mx-auto flex w-full min-w-0 max-w-xl flex-1 flex-col gap-6 px-5 pt-8 pb-6 sm:pt-14">
        <h1 className="font-sans text-sm font-medium text-wine-ink">{title}</h1>
        {children}
      </div>
      <div className="sticky bottom-(--dock-height) bg-linear-to-t from-paper from-75% to-transparent pt-4">
        <div className="mx-auto flex w-full max-w-sm flex-col gap-2 px-5 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))]">
          {foot}
          {hasClose && (
            <AppLink to="/essentials" className={buttonClass("plain", "w-full")}>
              {text.close}
            </AppLink>
          )}
        </div>
      </div>
    </div>
  );
}
