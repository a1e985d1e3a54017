import { Button } from "@bentrong/ui/button";
import { useText } from "../../lib/i18n/use-text.ts";
import { lessonText } from "./lesson-text.ts";

/** Always mounted, so that it is read out when it appears. */
export function MediaFailed({ said, retry }: { said: string | undefined; retry(): void }) {
  const text = useText(lessonText);
  return (
    <div role="alert">
      {said && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <p>{said}</p>
          <Button tone="plain" className="px-3!" onClick={retry}>
            {text.again}
          </Button>
        </div>
      )}
    </div>
  );
}
