import type { ReactNode } from "react";

/** Says over any page why nothing opened; empty while there is nothing to say. */
export const HeldNotice = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    className="fixed inset-x-0 bottom-(--dock-height) z-40 flex justify-center px-4 pb-4 empty:hidden"
  >
    {children && (
      <p className="max-w-md rounded-m border border-line bg-card px-5 py-3 text-sm text-ink shadow-lift">
        {children}
      </p>
    )}
  </div>
);
