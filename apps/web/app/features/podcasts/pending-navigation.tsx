// Navigation between parts of the same list, as a transition: the present part stays in place, dimmed, until the next
// one has loaded.
import { createContext, type MouseEvent, type ReactNode, use, useTransition } from "react";
import { type LinkProps, type NavigateOptions, useNavigate } from "react-router";
import { AppLink } from "../../lib/link.tsx";

interface PendingNavigation {
  isPending: boolean;
  navigate(to: string, options?: NavigateOptions): void;
}

const PendingContext = createContext<PendingNavigation>({ isPending: false, navigate: () => {} });

export function TransitionProvider({ children }: { children: ReactNode }) {
  const navigateNow = useNavigate();
  const [isPending, start] = useTransition();
  const navigate: PendingNavigation["navigate"] = (to, options) => start(() => navigateNow(to, options));
  return <PendingContext value={{ isPending, navigate }}>{children}</PendingContext>;
}

export const usePendingNavigation = (): PendingNavigation => use(PendingContext);

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export function TransitionLink({ to, ...rest }: LinkProps & { to: string }) {
  const { navigate } = usePendingNavigation();
  return (
    <AppLink
      to={to}
      {...rest}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

export function PendingOverlay({ className = "", children }: { className?: string; children: ReactNode }) {
  const { isPending } = usePendingNavigation();
  return (
    <div
      aria-busy={isPending}
      className={`transition-opacity duration-200 ${isPending ? "opacity-60" : ""} ${className}`}
    >
      {children}
    </div>
  );
}
