import { useLanguage } from "./use-text.ts";

/**
 * A message that has an exact English wording. In Vietnamese that wording is visually hidden: it stays in the document
 * for support to name, and a span is valid inside the headings, paragraphs and buttons that show such messages.
 */
export function ToldTwice({ vi, en }: { vi: string; en: string }) {
  if (useLanguage() === "en") return <>{en}</>;
  return (
    <>
      {vi}{" "}
      <span lang="en" className="sr-only">
        {en}
      </span>
    </>
  );
}
