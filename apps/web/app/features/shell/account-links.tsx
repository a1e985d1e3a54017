import { NavLink } from "react-router";
import { signOut } from "../../api/session/logout.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { memberText } from "./member-text.ts";

/** Path of each staff role's back office, the widest role first. */
const OFFICES = [
  ["ROLE_ADMIN", "/admin"],
  ["ROLE_MODERATOR", "/mod"],
] as const;

/** Links of the person, in the specified order: the page, sign-out, the account; last, the back office for staff. */
export function AccountLinks({ className }: { className: string }) {
  const text = useText(memberText);
  const roles = useSession()?.roles ?? [];
  const office = OFFICES.find(([role]) => roles.includes(role))?.[1];
  return (
    <ul>
      <li>
        <NavLink to="/dashboard" className={className}>
          {text.ownPage}
        </NavLink>
      </li>
      <li>
        <SignOutLink className={className} />
      </li>
      <li>
        <NavLink to="/profile" className={className}>
          {text.account}
        </NavLink>
      </li>
      {office && (
        <li>
          <NavLink to={office} className={className}>
            {text.office}
          </NavLink>
        </li>
      )}
    </ul>
  );
}

function SignOutLink({ className }: { className: string }) {
  const text = useText(memberText);
  return (
    // The address is the specified one and never opened by this click. Leaving works without a network too.
    <a
      href="/settings"
      data-works-offline
      className={className}
      onClick={(event) => {
        event.preventDefault();
        signOut("/");
      }}
    >
      {text.signOut}
    </a>
  );
}
