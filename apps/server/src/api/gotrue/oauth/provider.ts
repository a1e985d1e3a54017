// The interface of sign-in providers; each has a file of its own.

export const PROVIDER_NAMES = ["google", "facebook", "zalo"] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** The account as the provider describes it. */
export interface Profile {
  /** The provider's own id for this person. */
  subject: string;
  name: string | undefined;
  /** Set only if the provider confirms the address as this person's. */
  email: string | undefined;
}

/** Of one try to sign in; known to this server alone. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Provider {
  /** Address that the person is sent to. */
  authorizationUrl(redirectUri: string, secrets: FlowSecrets): Promise<URL>;
  /** `callback`: the address that the person came back to, as the provider wrote it. Throws when anything is wrong with it. */
  profile(callback: URL, secrets: FlowSecrets): Promise<Profile>;
}

export type Providers = Partial<Record<ProviderName, Provider>>;

export const ANSWER_TIMEOUT_MS = 10_000;

/** Tests and trials run a provider on this machine; everything else has to come over a safe line. */
export const isOnThisMachine = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};
