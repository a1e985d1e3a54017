import { ChevronDownIcon } from "@bentrong/ui/icons";
import { useId } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { AccountLinks } from "./account-links.tsx";
import { Avatar } from "./avatar.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { memberText } from "./member-text.ts";
import { PremiumBadge } from "./premium-badge.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useDisclosure } from "./use-disclosure.ts";

const ENTRY =
  "flex min-h-11 items-center rounded-m px-3 text-sm text-ink transition-colors duration-150 hover:bg-stone/60 aria-[current=page]:font-semibold";

/** Links and switches that open under the picture. They are a plain list: a menu in the strict sense holds no switches. */
export function AccountMenu() {
  const text = useText(memberText);
  const session = useSession();
  const { isOpen, toggle, frame, button, onKeyDown } = useDisclosure();
  const panel = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape from the controls inside, and is none itself
    <div ref={frame} onKeyDown={onKeyDown} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={text.yourAccount}
        title={text.yourAccount}
        onClick={toggle}
        className="inline-flex min-h-11 items-center gap-1 rounded-full px-1 transition-colors duration-150 hover:bg-stone/60"
      >
        <Avatar />
        <ChevronDownIcon
          className={`size-4 text-ink-soft max-[18rem]:hidden transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div
        id={panel}
        hidden={!isOpen}
        className="absolute top-full right-0 z-30 mt-2 w-72 rounded-l border border-line bg-card p-3 shadow-lift"
      >
        {session && isOpen && <Person name={session.username} email={session.email} />}
        <nav aria-label={text.yourAccount}>
          <AccountLinks className={ENTRY} />
        </nav>
        <div className="mt-2 flex flex-wrap gap-2 border-t border-line pt-3">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}

/**
 * Name and address of the signed-in person, so that nobody uses another person's account on a shared device by
 * mistake.
 */
export const Person = ({ name, email }: { name: string | undefined; email: string | undefined }) => (
  <p className="mb-2 border-b border-line px-3 pb-3 text-sm">
    <span className="flex items-center justify-between gap-3">
      {name && <span className="truncate font-medium">{name}</span>}
      <PremiumBadge />
    </span>
    {email && <span className="block truncate text-ink-soft">{email}</span>}
  </p>
);
