import type { PremiumPreview } from "@bentrong/contract/content";
import { Button } from "@bentrong/ui/button";
import { useId, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { shelfText } from "./shelf-text.ts";

const SHOWN = 3;

interface Props {
  previews: readonly PremiumPreview[];
  heading?: "h2" | "h3";
  className?: string;
}

/** A quiet shelf of locked items; the few beyond the first three open on request. */
export function PremiumShelf({ previews, heading: Heading = "h2", className = "" }: Props) {
  const text = useText(shelfText);
  const id = useId();
  const [opened, setOpened] = useState<readonly PremiumPreview[]>();
  // Another list is another shelf, closed again.
  const isOpen = opened === previews;
  const rest = previews.length - SHOWN;
  return (
    <section
      aria-labelledby={id}
      className={`personal flex flex-col gap-6 border-t border-line pt-10 ${className}`}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="flex flex-col gap-1">
          <Heading id={id} className="text-xl">
            {text.title}
          </Heading>
          <p className="text-sm text-ink-soft">{text.line}</p>
        </div>
        <AppLink
          to="/membership/upgrade"
          className="inline-flex min-h-11 items-center text-sm text-wine-ink underline-offset-4 hover:underline"
        >
          {text.about}
        </AppLink>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {previews.map((preview, place) => (
          <li
            key={`${preview.kind} ${preview.id}`}
            className="grid grid-cols-[minmax(0,1fr)] rounded-l focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-wine-ink [&[hidden]]:hidden"
            hidden={!isOpen && place >= SHOWN}
          >
            <PreviewCard preview={preview} heading={Heading === "h2" ? "h3" : "h4"} />
          </li>
        ))}
      </ul>
      {!isOpen && rest > 0 && (
        <Button tone="stone" className="self-center" onClick={() => setOpened(previews)}>
          {text.more(rest)}
        </Button>
      )}
    </section>
  );
}
