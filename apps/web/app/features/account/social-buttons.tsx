import { Button } from "@bentrong/ui/button";
import { useState } from "react";
import { leaveForProvider } from "../../api/session/oauth.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { usePublicConfig } from "../../lib/use-public-config.ts";
import { TermsWording } from "./agreements.tsx";
import { loginText } from "./login-text.ts";

const NAMES = { google: "Google", facebook: "Facebook", zalo: "Zalo" };
const PROVIDERS = ["google", "facebook", "zalo"] as const;

interface Props {
  isBusy: boolean;
  /** Called if this browser cannot start the sign-in with the provider. */
  onFailed(): void;
}

/** Shown because people look for them; those that are not set up say honestly that they do not work yet. */
export function SocialButtons({ isBusy, onFailed }: Props) {
  const text = useText(loginText);
  const { providers } = usePublicConfig();
  const [isLeaving, setLeaving] = useState(false);
  const open = PROVIDERS.filter((name) => providers.includes(name));

  const leave = async (name: string) => {
    setLeaving(true);
    if (await leaveForProvider(name)) return;
    setLeaving(false);
    onFailed();
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </p>
      <div className="grid gap-2 sm:grid-cols-3">
        {PROVIDERS.map((name) => {
          const isOpen = open.includes(name);
          return (
            <Button
              key={name}
              tone="quiet"
              disabled={!isOpen || isBusy || isLeaving}
              onClick={() => void leave(name)}
              aria-label={text[name]}
              aria-describedby={isOpen ? "social-terms" : "social-later"}
              className="px-3!"
            >
              {NAMES[name]}
            </Button>
          );
        })}
      </div>
      {open.length > 0 && (
        <p id="social-terms" className="text-xs text-ink-soft">
          {text.socialTerms} <TermsWording />
        </p>
      )}
      {open.length < PROVIDERS.length && (
        <p id="social-later" className="text-center text-xs text-ink-soft">
          {open.length === 0 ? text.socialLater : text.socialSome}
        </p>
      )}
    </div>
  );
}
