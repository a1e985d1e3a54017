import { defineText } from "../../lib/i18n/text.ts";
import { useText } from "../../lib/i18n/use-text.ts";

const notesText = defineText({
  vi: { more: "Đọc hết", less: "Thu lại" },
  en: { more: "Read all", less: "Show less" },
});

/** Shorter notes fit the two lines of the narrowest screen. */
const FITS = 70;

/** The notes of an episode: two lines, and all of them at a press. The summary lies above the row's own control. */
export function EpisodeNotes({ children }: { children: string }) {
  const text = useText(notesText);
  return (
    <div className="mt-0.5 text-sm text-ink-soft [&:has([open])>p]:line-clamp-none">
      <p lang="vi" className="line-clamp-2">
        {children}
      </p>
      {children.length > FITS && (
        <details className="group/notes relative z-10 -my-1 w-fit">
          <summary className="flex min-h-11 cursor-pointer list-none items-center text-wine-ink underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open/notes:hidden">{text.more}</span>
            <span className="hidden group-open/notes:inline">{text.less}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
