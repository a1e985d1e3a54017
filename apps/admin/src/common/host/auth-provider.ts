import type { BackOfficeHost } from "@bentrong/contract/back-office";
import type { AuthProvider } from "react-admin";

/** Sessions are the site's: it renews them, and leaves this page when one has ended. A refused call is only that. */
export const createAuthProvider = ({ person, role, signOut }: BackOfficeHost): AuthProvider => ({
  login: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  logout: async () => {
    signOut();
    return false;
  },
  getIdentity: async () => ({ id: person.id, fullName: person.name }),
  getPermissions: async () => role,
});
