import { facebookProvider } from "./facebook.ts";
import { googleProvider } from "./google.ts";
import { PROVIDER_NAMES, type ProviderName, type Providers } from "./provider.ts";
import { zaloProvider } from "./zalo.ts";

/** The operator's registration with a provider. */
interface Registration {
  id: string;
  secret: string;
}

export interface ProviderSettings {
  google: (Registration & { issuer: string }) | undefined;
  facebook: Registration | undefined;
  zalo: Registration | undefined;
}

/** Those that are set up. */
export function createProviders({ google, facebook, zalo }: ProviderSettings): Providers {
  return {
    ...(google && {
      google: googleProvider({ clientId: google.id, clientSecret: google.secret, issuer: google.issuer }),
    }),
    ...(facebook && { facebook: facebookProvider({ clientId: facebook.id, clientSecret: facebook.secret }) }),
    ...(zalo && { zalo: zaloProvider({ appId: zalo.id, secret: zalo.secret }) }),
  };
}

/** Their names, for the pages that show a button for each. */
export const enabledProviders = (settings: ProviderSettings): ProviderName[] =>
  PROVIDER_NAMES.filter((name) => settings[name] !== undefined);
