// The signed-in user as the server reports them: asked once when the page starts, and kept with the session.
import { useSyncExternalStore } from "react";
import { createListeners } from "../../lib/listeners.ts";
import { currentSession, saveSession } from "../../lib/session/session-store.ts";
import { fetchUser, type User } from "../auth.ts";
import { apiClient } from "../client.ts";
import type { Api, ApiError, ApiResult } from "../result.ts";

interface AccountState {
  readonly user: User | undefined;
  /** The stored session could not be checked because no server answered; it is kept. */
  readonly isUnreachable: boolean;
}

const UNKNOWN: AccountState = { user: undefined, isUnreachable: false };
let state = UNKNOWN;
const listeners = createListeners();

function set(changes: Partial<AccountState>): void {
  state = { ...state, ...changes };
  listeners.emit();
}

export const useAccount = (): AccountState =>
  useSyncExternalStore(
    listeners.add,
    () => state,
    () => UNKNOWN,
  );

/** After a change of the account: the answer of `updateUser` is the newest word. */
export function keepAccount(user: User): void {
  const session = currentSession();
  if (session?.userId !== undefined && session.userId !== user.id) return;
  set({ user, isUnreachable: false });
  if (!session) return;
  saveSession({
    ...session,
    email: user.email ?? session.email,
    username: user.user_metadata?.fullname?.trim() || undefined,
    roles: user.app_metadata?.roles ?? [],
  });
}

const NOBODY_HOME = [0, 502, 503, 504];

const isNobodyHome = ({ status }: ApiError): boolean => NOBODY_HOME.includes(status);

let asking: Promise<ApiResult<User>> | undefined;

/** Called at the start of a page for the session and for the view: one request serves both. */
export function askUser(api: Api): Promise<ApiResult<User>> {
  asking ??= fetchUser(api).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** The signed-in user as last reported by the server; undefined before the first report. */
export const currentUser = (): User | undefined =>
  state.user?.id === currentSession()?.userId ? state.user : undefined;

/** Asks the server whether the stored session is good. A refusal ends it, by the way every call goes. */
export async function checkSession(): Promise<void> {
  if (!currentSession()) return;
  const answer = await askUser(apiClient());
  if (answer.ok) keepAccount(answer.data);
  else set({ isUnreachable: isNobodyHome(answer.error) });
}

export const dismissUnreachable = (): void => set({ isUnreachable: false });
