import { normalise } from "../text/normalise.ts";
import { findMisuse } from "./guard-said.ts";
import { catalogue, findAll } from "./lexicon/catalogue.ts";
import { CONCLUSIONS, FORBIDDEN, type Forbidden } from "./lexicon/forbidden.ts";
import { tokenise } from "./lexicon/tokenise.ts";

export type Review = { ok: true } | { ok: false; reason: Forbidden | "quotation" | "support" };

const PHRASES = catalogue(FORBIDDEN.map(([reason, lines]) => [reason, lines, { isExact: true }] as const));

/** Words of report that report nothing. */
const INFERRED = catalogue([["conclusion", CONCLUSIONS, { isExact: true }] as const]);

/** "Bác sĩ nói bạn bị trầm cảm" gives back what a person told; "mình không phải là bác sĩ" is the truth. */
const REPORTED = new Set(
  "nói kể bảo nhắc viết sĩ gọi nếu không chưa đừng chẳng said told not never if".split(" "),
);
/** Distance before a phrase in which a report or a denial counts, in words of the same clause. */
const REACH = 5;
const REPORTABLE: ReadonlySet<Forbidden> = new Set(["diagnosis", "medicine", "method"]);

/** Marks of a prompt's machinery: role labels, template tokens. */
const MACHINERY =
  /<\|?\/?(?:im_start|im_end|system|assistant|user|inst)\b|\[\/?INST\]|"role"\s*:|^\s*(?:system|assistant|user)\s*:/imu;
/** A telephone number other than the three that everybody knows: numbers come from the list alone. */
const TELEPHONE = /(?<!\d)(?:\+?84|0|1[89]00)(?:[\s.-]?\d){6,10}(?!\d)/u;

/**
 * Reviews a reply of an engine to somebody who wrote `said`. The reason is for counters; the text itself is never
 * logged.
 */
export const reviewReply = (text: string, said: readonly string[] = []): Review => {
  if (MACHINERY.test(text)) return { ok: false, reason: "leak" };
  if (TELEPHONE.test(text)) return { ok: false, reason: "number" };
  const misuse = findMisuse(text, said);
  if (misuse) return { ok: false, reason: misuse };
  const heard = tokenise(normalise(text));
  const concluded = findAll(INFERRED, heard);
  const isConcluded = (at: number): boolean => concluded.some(({ start, end }) => start <= at && at < end);
  const isReported = (start: number): boolean => {
    const from = Math.max(0, start - REACH);
    return heard.words
      .slice(from, start)
      .some(
        ({ marked, clause }, index) =>
          clause === heard.words[start]?.clause && REPORTED.has(marked) && !isConcluded(from + index),
      );
  };
  const found = findAll(PHRASES, heard).find(
    ({ kind, start }) => !REPORTABLE.has(kind) || !isReported(start),
  );
  return found === undefined ? { ok: true } : { ok: false, reason: found.kind };
};
