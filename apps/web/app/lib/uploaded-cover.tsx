// An uploaded picture as a cover. Its address says in which sizes and formats it is there, and what it looks like before
// it arrives.
import { pictureVariant, pictureWidths, readPictureAddress } from "@bentrong/contract/picture-address";
import { Cover as DrawnCover } from "@bentrong/ui/cover";
import { type ComponentProps, useState } from "react";

const FORMATS = ["avif", "webp"] as const;

export function UploadedCover(props: ComponentProps<typeof DrawnCover>) {
  const { src, alt = "", width, height, eager = false, className = "" } = props;
  const [isMissing, setMissing] = useState(false);
  const picture = readPictureAddress(src ?? "");
  // An error before hydration fires no handler: the element itself is asked.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(true);
  };
  if (!picture || isMissing) return <DrawnCover {...props} src={picture ? null : src} />;
  const sizes = `${eager ? "" : "auto, "}(max-width: ${width}px) 100vw, ${width}px`;
  const widths = pictureWidths(picture.width);
  return (
    <span
      className={`relative block w-full overflow-hidden bg-linear-to-br from-stone to-line dark:brightness-85 dark:saturate-90 ${className}`}
    >
      <img src={blurred(picture.colours)} alt="" className="absolute inset-0 size-full" />
      <picture className="contents">
        {FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={widths.map((w) => `${pictureVariant(picture.id, w, format)} ${w}w`).join(", ")}
            sizes={sizes}
          />
        ))}
        <img
          ref={check}
          src={src ?? ""}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onError={() => setMissing(true)}
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    </span>
  );
}

/** Columns and rows reach beyond the edge, where blurring would let the page shine through. */
const COLUMNS = ["x='-2' width='3'", "x='1' width='1'", "x='2' width='3'"];
const ROWS = ["y='-2' height='3'", "y='1' height='3'"];

/** Three columns in two rows of colours, run into each other. */
function blurred(colours: string): string {
  const spots = ROWS.flatMap((row, y) =>
    COLUMNS.map((column, x) => {
      const at = 3 * (3 * y + x);
      return `<rect ${column} ${row} fill='#${colours.slice(at, at + 3)}'/>`;
    }),
  ).join("");
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2' preserveAspectRatio='none'><filter id='b'><feGaussianBlur stdDeviation='.5'/></filter><g filter='url(#b)'>${spots}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
