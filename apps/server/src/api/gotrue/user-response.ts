// A person as GoTrue shows one to themselves.
import type { User } from "./users.ts";

const EMAIL = "email";

export function toUserResponse(person: User) {
  const { id, email } = person;
  const times = {
    last_sign_in_at: person.last_sign_in_at ?? undefined,
    created_at: person.created_at,
    updated_at: person.updated_at,
  };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    email_confirmed_at: person.email_confirmed_at,
    confirmed_at: person.email_confirmed_at,
    ...(person.new_email ? { new_email: person.new_email } : {}),
    app_metadata: appMetadata(person),
    user_metadata: person.raw_user_meta_data,
    identities: listIdentities(person),
    ...(person.factors.length > 0 ? { factors: person.factors } : {}),
    ...times,
    is_anonymous: false,
  };
}

/** For a session without the second factor: what that step needs, and no personal data. */
export function toPendingMfaResponse({ id, email, factors, created_at, updated_at }: User) {
  return {
    ...{ id, aud: "authenticated", role: "authenticated", email, phone: "" },
    ...{ app_metadata: {}, user_metadata: {} },
    factors: factors.filter(({ status }) => status === "verified"),
    ...{ created_at, updated_at, is_anonymous: false },
  };
}

type Identified = Pick<User, "roles" | "identities" | "encrypted_password">;

/** The ways to sign in: by password, unless there never was one, and through each provider. */
function listProviders({ identities, encrypted_password: password }: Omit<Identified, "roles">): string[] {
  const byEmail = password !== null || identities.length === 0 ? [EMAIL] : [];
  return [...new Set([...byEmail, ...identities.map(({ provider }) => provider)])];
}

function listIdentities(person: User) {
  const { id, email, created_at, updated_at } = person;
  const email_verified = person.email_confirmed_at !== null;
  const byEmail = {
    ...{ identity_id: id, id, user_id: id, provider: EMAIL, email },
    identity_data: { sub: id, email, email_verified, phone_verified: false },
    ...{ last_sign_in_at: person.last_sign_in_at ?? undefined, created_at, updated_at },
  };
  const foreign = person.identities.map((one) => ({
    ...{ identity_id: one.id, id: one.subject, user_id: id, provider: one.provider },
    ...(one.email === null ? {} : { email: one.email }),
    identity_data: { sub: one.subject, ...(one.email === null ? {} : { email: one.email }) },
    ...{ last_sign_in_at: one.last_sign_in_at, created_at: one.created_at, updated_at: one.last_sign_in_at },
  }));
  return [...(listProviders(person).includes(EMAIL) ? [byEmail] : []), ...foreign];
}

/** For screens to show; what anyone may do is read from the role table, never from here. */
export function appMetadata(person: Identified) {
  const providers = listProviders(person);
  return { provider: providers[0], providers, roles: person.roles };
}
