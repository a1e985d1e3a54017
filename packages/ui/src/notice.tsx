import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  calm: "border-sage/40 bg-sage-wash",
  problem: "border-wine-ink/40 bg-rose-wash",
};

/** Says what happened. A problem interrupts a screen reader, a calm word waits its turn. */
export const Notice = ({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) => (
  <div
    role={tone === "problem" ? "alert" : "status"}
    className={classNames("rounded-m border px-4 py-3 text-sm text-ink", TONES[tone])}
  >
    {children}
  </div>
);
