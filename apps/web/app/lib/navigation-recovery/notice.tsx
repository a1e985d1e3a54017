import type { ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Button that resolves the notice. */
  action?: ReactNode;
}

/** Notice over any page with the reason why a navigation failed; empty without one. */
export const NavigationNotice = ({ children, action }: Props) => (
  <div
    role="status"
    className="fixed inset-x-0 bottom-(--dock-height) z-40 flex justify-center px-4 pb-[max(1rem,env(safe-area-inset-bottom,0px))] empty:hidden"
  >
    {children && (
      <div className="flex max-w-md flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-m border border-line bg-card px-5 py-3 text-sm text-ink shadow-lift">
        <p className="min-w-0 flex-1 basis-56">{children}</p>
        {action}
      </div>
    )}
  </div>
);
