// Which speech acts of the content answer a kind that the heads recognise. The first is said when none is nearer.
import type { ActKind } from "./meaning-model.ts";

export const ACTS_OF: Readonly<Record<ActKind, readonly [string, ...string[]]>> = {
  ask_service: ["human", "understand", "memory", "stored", "train", "price", "refund"],
  ask_facts: ["advice", "diagnosis", "medicine", "therapist"],
  help_other: ["friend"],
  thanks: ["thanks"],
  goodbye: ["leave"],
};
