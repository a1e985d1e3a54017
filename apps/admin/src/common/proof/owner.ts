// By what the person who is signed in can prove to be the owner of the account.
import { useQuery } from "@tanstack/react-query";
import { z } from "zod/mini";
import { useHttpClient } from "../api/use-http-client.ts";

const User = z.object({
  email: z.string(),
  app_metadata: z.object({ providers: z._default(z.array(z.string()), []) }),
  factors: z._default(z.array(z.object({ factor_type: z.string(), status: z.string() })), []),
});

export interface Owner {
  email: string;
  hasPassword: boolean;
  hasAuthenticator: boolean;
}

export function useOwner() {
  const httpClient = useHttpClient();
  return useQuery({
    queryKey: ["owner"],
    // Asked each time: a password or an authenticator may have been set up meanwhile.
    gcTime: 0,
    queryFn: async (): Promise<Owner> => {
      const user = User.parse((await httpClient("/auth/v1/user")).json);
      return {
        email: user.email,
        hasPassword: user.app_metadata.providers.includes("email"),
        hasAuthenticator: user.factors.some(
          ({ factor_type: type, status }) => type === "totp" && status === "verified",
        ),
      };
    },
  });
}
