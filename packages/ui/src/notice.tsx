import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  calm: "border-sage/40 bg-sage-wash",
  problem: "border-wine-ink/40 bg-rose-wash",
};

interface Props {
  tone: keyof typeof TONES;
  /** A disclosure at the end of the line; not announced with the message. */
  details?: ReactNode;
  children: ReactNode;
}

/** Says what happened. A problem interrupts a screen reader, a calm word waits its turn. */
export const Notice = ({ tone, details, children }: Props) => (
  <div
    className={classNames(
      "flex flex-wrap items-center gap-x-4 rounded-m border px-4 text-sm text-ink",
      TONES[tone],
    )}
  >
    <div role={tone === "problem" ? "alert" : "status"} className="min-w-0 flex-1 basis-52 py-3">
      {children}
    </div>
    {details}
  </div>
);
