import { ChevronDownIcon } from "@bentrong/ui/icons";
import { Notice } from "@bentrong/ui/notice";
import { useLanguage } from "./use-text.ts";

interface Wording {
  vi: string;
  /** The exact English wording. */
  en: string;
}

/** A message that has an exact English wording, in the reader's language. `EnglishDetails` is beside it. */
export const FixedWording = ({ vi, en }: Wording) => (useLanguage() === "en" ? en : vi);

/**
 * The exact English wording beside a Vietnamese message, collapsed, for support. It comes after the paragraph: a
 * disclosure is valid neither inside of one nor inside a heading or a button.
 */
export function EnglishDetails({ en, className = "" }: { en: string | string[]; className?: string }) {
  if (useLanguage() === "en") return null;
  return (
    <details className={`group/english text-left text-xs text-ink-soft open:basis-full ${className}`}>
      <summary className="flex min-h-11 w-fit min-w-11 cursor-pointer list-none items-center gap-1 hover:text-ink [&::-webkit-details-marker]:hidden">
        Chi tiết
        <ChevronDownIcon className="size-4 transition-transform duration-150 group-open/english:rotate-180" />
      </summary>
      {[en].flat().map((line) => (
        <p key={line} lang="en" className="pb-2 wrap-anywhere">
          {line}
        </p>
      ))}
    </details>
  );
}

/** For names inside headings, links and buttons, where no disclosure can stand: the English one is visually hidden. */
export function NameWithEnglish({ vi, en }: Wording) {
  if (useLanguage() === "en") return en;
  return (
    <>
      {vi}{" "}
      <span lang="en" className="sr-only">
        {en}
      </span>
    </>
  );
}

export const FixedNotice = ({ tone, vi, en }: Wording & { tone: "calm" | "problem" }) => (
  <Notice tone={tone} details={<EnglishDetails en={en} />}>
    <FixedWording vi={vi} en={en} />
  </Notice>
);
