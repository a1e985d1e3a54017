// Contracts of the operations pages: audit log, metrics, and health.
import { z } from "zod/mini";

export const LogLine = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  /** schema.table, as in "public.blog". */
  subject: z.string(),
  subjectId: z.nullable(z.string()),
  /** Name at that time, or else the present one; null for rows that are gone or have no name. */
  title: z.nullable(z.string()),
  isThere: z.boolean(),
  changed: z.array(z.string()),
  /** Short public columns, before and after. */
  fields: z.record(z.string(), z.tuple([z.nullable(z.string()), z.nullable(z.string())])),
  /** Rows that were removed together with a deleted account. */
  parts: z.array(z.object({ subject: z.string(), action: z.string(), count: z.number() })),
  actorId: z.nullable(z.string()),
  /** null when that account is gone. */
  actor: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type LogLine = z.infer<typeof LogLine>;

export const LogActor = z.object({ id: z.string(), name: z.string() });
export type LogActor = z.infer<typeof LogActor>;

export const LogPage = z.object({ lines: z.array(LogLine), next: z.nullable(z.string()) });
export type LogPage = z.infer<typeof LogPage>;

export const METRICS = [
  "new_people",
  "active_people",
  "listens",
  "conversations_map",
  "conversations_portal",
  "conversations_imaginary",
  "enrolments",
  "orders",
  "income",
  "refunds",
  "refunded",
] as const;
export type Metric = (typeof METRICS)[number];

const Metrics = z.object(
  Object.fromEntries(METRICS.map((name) => [name, z.number()])) as Record<Metric, z.ZodMiniNumber>,
);
export type Metrics = z.infer<typeof Metrics>;

export const Step = z.enum(["day", "week", "month"]);
export type Step = z.infer<typeof Step>;

export const Overview = z.object({
  step: Step,
  /** First days, in Vietnam, of the first and of the last step. */
  from: z.string(),
  to: z.string(),
  series: z.array(z.object({ starts: z.string(), figures: Metrics })),
  /** Sums; of active people the mean of a step, since one person may be in several. */
  total: Metrics,
  /** The same of as many steps before `from`. */
  before: Metrics,
});
export type Overview = z.infer<typeof Overview>;

export const Level = z.enum(["good", "watch", "bad"]);
export type Level = z.infer<typeof Level>;

const nullableTime = z.nullable(z.string());

export const Health = z.object({
  level: Level,
  database: z.object({
    level: Level,
    answerMs: z.number(),
    bytes: z.number(),
    version: z.string(),
    connections: z.number(),
    most: z.number(),
  }),
  jobs: z.object({
    level: Level,
    waiting: z.number(),
    oldestWaiting: nullableTime,
    failed: z.number(),
    lastFailed: z.nullable(z.string()),
  }),
  mail: z.object({
    level: Level,
    waiting: z.number(),
    oldestWaiting: nullableTime,
    /** In the last seven days. */
    failed: z.number(),
    lastSent: nullableTime,
  }),
  /** Of a folder `freeBytes` is known; of a store that speaks S3 how long it took to use it. */
  storage: z.object({
    level: Level,
    place: z.enum(["folder", "objects"]),
    isWritable: z.boolean(),
    freeBytes: z.nullable(z.number()),
    answerMs: z.nullable(z.number()),
  }),
  /** Calls of the last day. */
  model: z.object({
    level: Level,
    engine: z.enum(["guided", "model"]),
    calls: z.number(),
    failed: z.number(),
    lastFailed: nullableTime,
  }),
  listening: z.object({ level: Level, isConnected: z.boolean() }),
  /** The sentence model in the box: it starts with the first message. */
  sentences: z.object({
    level: Level,
    kind: z.enum(["not_started", "ready", "unavailable"]),
    megabytes: z.nullable(z.number()),
    message: z.nullable(z.string()),
  }),
  version: z.string(),
  uptimeSeconds: z.number(),
});
export type Health = z.infer<typeof Health>;
