// Keys with which programs of administrators use the data API.
import { z } from "zod/mini";

export const API_SCOPES = ["content:read", "content:write", "orders:read", "members:read"] as const;
export const ApiScope = z.enum(API_SCOPES);
export type ApiScope = z.infer<typeof ApiScope>;

export const LONGEST_KEY_DAYS = 366;

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first characters. */
  prefix: z.string(),
  scopes: z.array(ApiScope),
  /** Address of whoever made it, for whom it acts. */
  owner: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeyList = z.object({ keys: z.array(ApiKey) });
/** Shown once: it is not stored. */
export const NewApiKey = z.object({ id: z.uuid(), key: z.string() });
