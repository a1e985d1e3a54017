import { useText } from "../../lib/i18n/use-text.ts";
import type { Session } from "../../lib/session/session.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { accountText } from "./account-text.ts";
import { shortToken } from "./short-token.ts";

/** The five fields of the profile, from the stored session; the profile call keeps them up to date. */
export function ProfileView() {
  const session = useSession();
  return session && <Fields session={session} />;
}

function Fields({ session: { username, accessToken, userId, email, roles } }: { session: Session }) {
  const text = useText(accountText);
  const fields = [
    [text.username, username],
    [text.token, shortToken(accessToken)],
    [text.id, userId],
    [text.email, email],
  ] as const;
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-wine-ink underline-offset-4 hover:underline">
        {text.details}
      </summary>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-3">
        {fields.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="mb-2 wrap-anywhere sm:mb-0">{value || text.unknown}</dd>
          </div>
        ))}
        <dt className="text-ink-soft">{text.roles}</dt>
        <dd>
          {roles.length === 0 ? (
            text.unknown
          ) : (
            <ul>
              {roles.map((role) => (
                <li key={role}>{role}</li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </details>
  );
}
