// Conversations and messages as the interfaces answer them. Fields that only our own server sends are optional.
import { z } from "zod/mini";
import type { Schema } from "../../api/result.ts";

const optionalText = z.optional(z.nullable(z.string()));

export const SessionRow = z.object({
  id: z.string(),
  mode: z.string(),
  status: z.string(),
  summary: optionalText,
  title: optionalText,
  /** Given by the person. */
  name: optionalText,
  createdAt: z.string(),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const MessageRow = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  createdAt: z.string(),
  /** True if it counts as one of the five messages of its conversation. */
  counted: z.optional(z.boolean()),
  /** The key under which it was sent. */
  clientId: optionalText,
});
export type MessageRow = z.infer<typeof MessageRow>;

const Note = z.object({ id: z.string(), content: z.string(), createdAt: z.string() });
export type Note = z.infer<typeof Note>;

/** A bare array, or one in `data`: the interfaces answer both. */
const listOf = <T>(rows: Schema<T[]>): Schema<T[]> => ({
  safeParse: (value) => rows.safeParse(Array.isArray(value) ? value : inner(value)),
});

/** Schema of an answer that lies in `data`, or is the body itself. */
export const dataOf = <T>(schema: Schema<T>): Schema<T> => ({
  safeParse: (value) => schema.safeParse(inner(value) ?? value),
});

const inner = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, "data") : undefined;

export const SessionRows = listOf(z.array(SessionRow));
export const MessageRows = listOf(z.array(MessageRow));
export const Notes = listOf(z.array(Note));
export const OneNote = dataOf(Note);
export const OneSession = dataOf(SessionRow);
