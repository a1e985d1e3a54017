import { Button } from "@bentrong/ui/button";
import { announce } from "@bentrong/ui/live-region";
import { useId, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { saveFile, toTextBlob } from "../../lib/save-file.ts";
import { laterText } from "./later-text.ts";
import { type OwnPage, toMarkdown, toPlainText } from "./own-page.ts";
import "./own-page.css";

async function copyText(content: string): Promise<boolean> {
  try {
    // Absent on addresses without encryption.
    await navigator.clipboard.writeText(content);
    return true;
  } catch {
    return false;
  }
}

/** The person's own words of a conversation, to keep outside of this place. Printing leaves everything else out. */
export function OwnPageView({ page }: { page: OwnPage }) {
  const text = useText(laterText);
  const headingId = useId();
  const [message, setMessage] = useState("");
  const report = (message: string) => {
    setMessage(message);
    announce(message);
  };
  const copy = async () => report((await copyText(toPlainText(page))) ? text.pageCopied : text.pageNotCopied);
  const save = () => {
    saveFile(page.fileName, toTextBlob(toMarkdown(page), "text/markdown"));
    report(text.pageSaved(page.fileName));
  };
  return (
    <div className="w-full text-left">
      <article
        aria-labelledby={headingId}
        className="own-page rounded-l border border-line bg-card px-6 py-6 sm:px-8 sm:py-8"
      >
        <p className="own-page-label text-xs text-ink-soft">{text.page}</p>
        <h2 id={headingId} className="mt-1 text-2xl wrap-anywhere">
          {page.title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{page.subtitle}</p>
        {page.note.length > 0 && (
          <blockquote className="mt-6 border-l-2 border-sage pl-4 font-serif text-lg wrap-anywhere whitespace-pre-wrap">
            {page.note.join("\n")}
          </blockquote>
        )}
        {page.passages.map((passage, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the passages of an ended conversation keep their places
          <p key={at} className="mt-5 font-serif wrap-anywhere whitespace-pre-wrap">
            {passage}
          </p>
        ))}
      </article>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button tone="quiet" onClick={() => void copy()}>
          {text.copyPage}
        </Button>
        <Button tone="quiet" onClick={() => window.print()}>
          {text.printPage}
        </Button>
        <Button tone="quiet" onClick={save}>
          {text.savePage}
        </Button>
        {/* Said by the live region of the document; here for the eye. */}
        <p aria-hidden="true" className="text-sm text-ink-soft empty:hidden">
          {message}
        </p>
      </div>
    </div>
  );
}
