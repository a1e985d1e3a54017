// Conversations and messages as the interfaces answer them. Fields that only our own server sends are optional.
import { z } from "zod/mini";
import type { Schema } from "../result.ts";

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

/** A bare array, or one in `data`: the interfaces answer both. */
export const unwrapList = <T>(rows: Schema<T[]>): Schema<T[]> => ({
  safeParse: (value) => rows.safeParse(Array.isArray(value) ? value : inner(value)),
});

/** Schema of an answer with the value in `data`, or as the body itself. */
export const unwrapData = <T>(schema: Schema<T>): Schema<T> => ({
  safeParse: (value) => schema.safeParse(inner(value) ?? value),
});

const inner = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, "data") : undefined;

export const SessionRows = unwrapList(z.array(SessionRow));
export const MessageRows = unwrapList(z.array(MessageRow));
export const OneSession = unwrapData(SessionRow);

/** The closing of a conversation, with the text that could become a note. */
export const ClosingAnswer = z.object({
  noteOffer: z.optional(z.nullable(z.object({ content: z.string() }))),
});
