import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  gold: "bg-gold-wash text-gold",
  sage: "bg-sage-wash text-sage",
  plain: "bg-stone text-ink",
};

/** Gold is for Premium, sage for what is calm and done, plain for the rest. */
export const Badge = ({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) => (
  <span
    className={classNames(
      "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap",
      TONES[tone],
    )}
  >
    {children}
  </span>
);
