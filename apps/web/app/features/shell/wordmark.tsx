import { useBrand } from "../../lib/use-public-config.ts";

/**
 * The sign (a door left ajar with light behind it), and the name. It never grows beyond its share of the window.
 * `compact`: between phone and desktop, where the header is full, the sign alone.
 */
export function Wordmark({ compact = false }: { compact?: boolean }) {
  const { name } = useBrand();
  return (
    <span className="inline-flex items-center gap-[min(0.625rem,3vw)]">
      <svg viewBox="0 0 28 28" className="size-[min(1.75rem,9vw)] shrink-0" aria-hidden="true">
        <circle cx="14" cy="14" r="13" className="fill-wine" />
        <path d="M14 4.5a9.5 9.5 0 0 0 0 19c-3.2-2.4-4.8-5.6-4.8-9.5S10.8 6.9 14 4.5Z" fill="#f6e3c3" />
      </svg>
      <span
        className={`font-serif text-[min(1.3125rem,6.6vw)] leading-normal font-semibold tracking-tight whitespace-nowrap text-ink ${compact ? "wide:max-lg:sr-only" : ""}`}
      >
        {name}
      </span>
    </span>
  );
}
