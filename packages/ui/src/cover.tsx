import { useState } from "react";
import { classNames } from "./class-names.ts";

interface Props {
  src: string | null | undefined;
  /** Empty for a cover beside its own title: the title says it already. */
  alt?: string;
  width: number;
  height: number;
  /** The first picture of a page is fetched at once, the others as they come near. */
  eager?: boolean;
  className?: string;
}

/** A cover keeps its place before it arrives, and stays a calm surface when it never does. At night it gives less light. */
export function Cover({ src, alt = "", width, height, eager = false, className }: Props) {
  const [missing, setMissing] = useState(!src);
  // An error before hydration fires no handler: the element itself is asked.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(true);
  };
  const frame = classNames(
    "block h-auto w-full bg-linear-to-br from-stone to-line object-cover dark:brightness-85 dark:saturate-90",
    className,
  );
  if (missing || !src) {
    return <svg viewBox={`0 0 ${width} ${height}`} className={frame} aria-hidden="true" focusable="false" />;
  }
  return (
    <img
      ref={check}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      onError={() => setMissing(true)}
      className={frame}
    />
  );
}
