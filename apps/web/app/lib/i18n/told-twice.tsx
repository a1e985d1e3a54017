import { useLanguage } from "./use-text.ts";

/**
 * A message that has an exact English wording: in Vietnamese that wording stands as a small second line, so
 * that support and the reader can name the same error.
 */
export function ToldTwice({ vi, en }: { vi: string; en: string }) {
  if (useLanguage() === "en") return <>{en}</>;
  return (
    <>
      {vi}
      <small lang="en" className="mt-1 block text-[0.8125rem] text-ink-soft">
        {en}
      </small>
    </>
  );
}
