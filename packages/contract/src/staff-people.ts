// Contracts about people for administrators. Never people's own text: conversations, notes and reflections are counts
// only.
import { z } from "zod/mini";

const time = z.string();

export const GrantableRole = z.enum(["ROLE_MODERATOR", "ROLE_ADMIN"]);
export type GrantableRole = z.infer<typeof GrantableRole>;

/** ISO time, "forever", or null for somebody who is not blocked. */
const Blocked = z.nullable(z.string());

export const PersonSummary = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.nullable(z.string()),
  isConfirmed: z.boolean(),
  createdAt: time,
  lastSeenAt: z.nullable(time),
  roles: z.array(z.string()),
  /** The paid or given plan that ends last; null for somebody who never had one. */
  plan: z.nullable(z.string()),
  planExpiresAt: z.nullable(time),
  isGiven: z.boolean(),
  /** Sees what is for members: the plan goes on, or its days of grace do. */
  isMember: z.boolean(),
  blockedUntil: Blocked,
  devices: z.number(),
  conversations: z.number(),
  orders: z.number(),
  /** Of verified orders that were not refunded in full, in đồng. */
  paid: z.number(),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

export const PeoplePage = z.object({ people: z.array(PersonSummary), next: z.nullable(z.string()) });
export type PeoplePage = z.infer<typeof PeoplePage>;

export const PersonFilter = {
  membership: z.enum(["premium", "expired", "free"]),
  role: GrantableRole,
} as const;

const PersonDevice = z.object({ id: z.uuid(), name: z.string(), createdAt: time, lastSeenAt: time });

const PersonOrder = z.object({
  id: z.uuid(),
  orderCode: z.string(),
  kind: z.enum(["course", "plan"]),
  title: z.nullable(z.string()),
  price: z.number(),
  status: z.string(),
  createdAt: time,
  verifiedAt: z.nullable(time),
  isClosed: z.boolean(),
  /** All of it went back. */
  isRefunded: z.boolean(),
});

const PersonMembership = z.object({
  id: z.number(),
  plan: z.string(),
  startsAt: time,
  expiresAt: z.nullable(time),
  isGiven: z.boolean(),
});

const PersonConsent = z.object({
  kind: z.string(),
  given: z.boolean(),
  version: z.string(),
  createdAt: time,
});

const PersonAction = z.object({
  action: z.string(),
  reason: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  at: time,
  /** null when that account is gone. */
  by: z.nullable(z.string()),
});

export const RequestKind = z.enum([
  "access",
  "correction",
  "deletion",
  "withdrawal",
  "restriction",
  "objection",
]);
export type RequestKind = z.infer<typeof RequestKind>;

export const RequestChannel = z.enum(["account", "mail", "phone", "in_person"]);
export type RequestChannel = z.infer<typeof RequestChannel>;

export const RequestClock = z.enum(["on_time", "soon", "overdue", "over"]);
export type RequestClock = z.infer<typeof RequestClock>;

export const PersonRequest = z.object({
  id: z.number(),
  personId: z.nullable(z.uuid()),
  /** The address of the account, or how somebody without one can be reached; null once they are forgotten. */
  who: z.nullable(z.string()),
  /** True if e-mails may be sent to that address. */
  isConfirmed: z.boolean(),
  kind: RequestKind,
  channel: RequestChannel,
  involvesOthers: z.boolean(),
  note: z.nullable(z.string()),
  receivedAt: time,
  /** The moment after the last one in time. */
  acknowledgeBy: time,
  acknowledgedAt: z.nullable(time),
  completeBy: time,
  extendedAt: z.nullable(time),
  extensionReason: z.nullable(z.string()),
  exportOfferedAt: z.nullable(time),
  completedAt: z.nullable(time),
  outcome: z.nullable(z.enum(["done", "refused", "cancelled"])),
  outcomeReason: z.nullable(z.string()),
  /** "soon": within a day to answer, within three days to complete. "over": nothing is left to do. */
  clock: RequestClock,
});
export type PersonRequest = z.infer<typeof PersonRequest>;

export const RequestsPage = z.object({
  requests: z.array(PersonRequest),
  next: z.nullable(z.string()),
  open: z.number(),
  soon: z.number(),
  overdue: z.number(),
});
export type RequestsPage = z.infer<typeof RequestsPage>;

export const Holiday = z.object({ day: z.string(), name: z.string(), source: z.string() });
export type Holiday = z.infer<typeof Holiday>;

export const PersonDetails = z.object({
  person: PersonSummary,
  devices: z.array(PersonDevice),
  orders: z.array(PersonOrder),
  memberships: z.array(PersonMembership),
  consents: z.array(PersonConsent),
  requests: z.array(PersonRequest),
  actions: z.array(PersonAction),
});
export type PersonDetails = z.infer<typeof PersonDetails>;
