import { Cover as DrawnCover } from "@bentrong/ui/cover";
import { type ComponentProps, lazy, Suspense } from "react";

/** Most covers are drawn: only pages with an uploaded one fetch what those need. */
const UploadedCover = lazy(() =>
  import("./uploaded-cover.tsx").then((module) => ({ default: module.UploadedCover })),
);

export function Cover(props: ComponentProps<typeof DrawnCover>) {
  if (!props.src?.startsWith("/media/picture/")) return <DrawnCover {...props} />;
  return (
    <Suspense fallback={<DrawnCover {...props} src={null} />}>
      <UploadedCover {...props} />
    </Suspense>
  );
}
