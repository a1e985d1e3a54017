import { cardClass } from "@bentrong/ui/card";
import type { ReactNode } from "react";
import { AppLink } from "../../lib/link.tsx";

export const Exercise = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <AppLink
      to={to}
      className={`${cardClass} flex min-h-14 items-center px-5 py-3 font-medium transition-colors duration-150 hover:border-ink-soft`}
    >
      {children}
    </AppLink>
  </li>
);
