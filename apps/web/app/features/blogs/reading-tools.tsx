import { Button, buttonClass } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { LookForm } from "./look-form.tsx";
import { ReadAloud, type ReadAloudProps } from "./read-aloud/read-aloud.tsx";
import { toolsText } from "./tools-text.ts";

export type ReadingToolsProps = ReadAloudProps;

/** Actions of a reader on the open article. */
export const ReadingTools = (props: ReadingToolsProps) => (
  <>
    <LookButton />
    <ReadAloud key={`${props.blogId} ${props.html}`} {...props} />
  </>
);

function LookButton() {
  const text = useText(toolsText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.look}
        title={text.look}
        onClick={() => setOpen(true)}
        className={buttonClass("quiet", "min-h-12 min-w-12 font-serif text-base!")}
      >
        Aa
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label={text.look}>
        {open && (
          <div className="flex flex-col gap-5">
            <h2 className="text-xl">{text.look}</h2>
            <LookForm />
            <Button className="min-h-12 self-end" onClick={() => setOpen(false)}>
              {text.done}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
