import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { dismissUnreachable, useAccount } from "../../api/session/account.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { memberText } from "./member-text.ts";

/** Shown if a person is signed in and no server could be asked about it. The session is kept. */
export function ConnectionBanner() {
  const text = useText(memberText);
  const { isUnreachable } = useAccount();
  return (
    <div role="alert" className="bg-gold-wash text-sm text-ink empty:hidden print:hidden">
      {isUnreachable && (
        <div className="mx-auto flex max-w-page items-center gap-3 px-5 py-1 sm:px-8">
          <p className="flex-1">{text.unreachable}</p>
          <IconButton label={text.close} icon={<CloseIcon />} onClick={dismissUnreachable} />
        </div>
      )}
    </div>
  );
}
