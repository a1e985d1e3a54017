// Going to another part of the same list: what is there stays in place, dimmed, until the other part is here.
import { createContext, type MouseEvent, type ReactNode, use, useTransition } from "react";
import { type LinkProps, type NavigateOptions, useNavigate } from "react-router";
import { AppLink } from "../../lib/link.tsx";

interface Going {
  isGoing: boolean;
  go(to: string, options?: NavigateOptions): void;
}

const GoingContext = createContext<Going>({ isGoing: false, go: () => {} });

export function GoingProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [isGoing, start] = useTransition();
  const go: Going["go"] = (to, options) => start(() => navigate(to, options));
  return <GoingContext value={{ isGoing, go }}>{children}</GoingContext>;
}

export const useGoing = (): Going => use(GoingContext);

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export function GoingLink({ to, ...rest }: LinkProps & { to: string }) {
  const { go } = useGoing();
  return (
    <AppLink
      to={to}
      {...rest}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}

export function DimWhileGoing({ className = "", children }: { className?: string; children: ReactNode }) {
  const { isGoing } = useGoing();
  return (
    <div
      aria-busy={isGoing}
      className={`transition-opacity duration-200 ${isGoing ? "opacity-60" : ""} ${className}`}
    >
      {children}
    </div>
  );
}
