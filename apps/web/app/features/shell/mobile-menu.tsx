import { Dialog } from "@bentrong/ui/dialog";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon, MenuIcon } from "@bentrong/ui/icons";
import { type ReactNode, useEffect, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import type { Way } from "./navigation.ts";
import { shellText } from "./shell-text.ts";

// Above this the header has room for everything: the menu closes by itself.
const WIDE = "(min-width: 769px)";

/** Open on the page where it was opened: going anywhere closes it for good, coming back does not open it again. */
function useMobileMenu() {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== key) setOpenOn(null);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const closeWhenWide = () => wide.matches && setOpenOn(null);
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, []);
  return { open: openOn === key, setOpen: (open: boolean) => setOpenOn(open ? key : null) };
}

export const MENU_ENTRY =
  "flex min-h-14 items-center font-serif text-xl text-ink aria-[current=page]:text-wine-ink";

interface Props {
  ways: readonly Way[];
  /** Further actions, below the links. */
  children: ReactNode;
  className?: string;
}

export function MobileMenu({ ways, children, className = "" }: Props) {
  const text = useText(shellText);
  const { open, setOpen } = useMobileMenu();
  return (
    <div className={`wide:hidden ${className}`}>
      <IconButton
        label={text.openMenu}
        icon={<MenuIcon className="size-6" />}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} label={text.menu} shape="sheet">
        <div className="flex min-h-full flex-col">
          <IconButton
            label={text.closeMenu}
            icon={<CloseIcon className="size-6" />}
            className="-mr-2 self-end"
            onClick={() => setOpen(false)}
          />
          <nav aria-label={text.mainNavigation} className="mt-4">
            <ul>
              {ways.map(({ to, name }) => (
                <li key={to} className="border-b border-line">
                  <NavLink to={to} end={to === "/"} className={MENU_ENTRY}>
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {/* Only while it is open: what stands here may ask the server something. */}
          {open && <div className="mt-8 flex flex-col gap-3">{children}</div>}
        </div>
      </Dialog>
    </div>
  );
}
