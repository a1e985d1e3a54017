const TEXTS = ["accessToken", "refreshToken", "email", "userId", "id", "username"] as const;
/** The shape is the specification's, so other programs on the page may read it. */
type Stored = { [K in (typeof TEXTS)[number]]?: string | null } & { roles?: string[] | null };

const isText = (value: unknown): boolean => typeof value === "string";

/** By hand: every page reads it before hydration, and would otherwise load the validation library. */
function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null) return false;
  const roles: unknown = Reflect.get(value, "roles") ?? [];
  return (
    TEXTS.every((name) => isText(Reflect.get(value, name) ?? "")) &&
    Array.isArray(roles) &&
    roles.every(isText)
  );
}

export interface Session {
  accessToken: string;
  refreshToken: string | undefined;
  email: string | undefined;
  /** Route guards need it besides the token; older stored sessions call it `id`. */
  userId: string | undefined;
  username: string | undefined;
  /** As the server told them last. For display only: what one may do is decided by the server. */
  roles: string[];
}

/** Missing, `null`, `{}`, broken or token-less: all of them mean that nobody is signed in. */
export function parseSession(stored: string | null): Session | null {
  const kept = readJson(stored);
  if (!isStored(kept) || !kept.accessToken) return null;
  const { accessToken, refreshToken, email, userId, id, username, roles } = kept;
  return {
    accessToken,
    refreshToken: refreshToken ?? undefined,
    email: email ?? undefined,
    userId: userId ?? id ?? undefined,
    username: username ?? undefined,
    roles: roles ?? [],
  };
}

/** Name and roles are set once the profile has been loaded. */
export const storedText = ({ roles, ...rest }: Session): string =>
  JSON.stringify(roles.length > 0 ? { ...rest, roles } : rest);

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Condition of a guarded page: a token for the calls, and the id of its user. */
export const isAuthenticated = (session: Session | null): session is Session & { userId: string } =>
  session?.userId !== undefined;
