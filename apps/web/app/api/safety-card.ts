// Card for somebody in danger. It must appear whatever a server sends: a card that cannot be read becomes the built-in
// one, never nothing. Therefore the schemas require less than the server promises.
import { z } from "zod/mini";

const optionalText = z.optional(z.nullable(z.string()));

const Line = z.object({
  name: z.string(),
  /** As people write it. */
  number: z.string(),
  tel: optionalText,
  /** Short description. */
  about: optionalText,
  /** Opening hours in words, and whether the line is open now. */
  hours: optionalText,
  state: optionalText,
  /** Time of the last check of the entry, in words. */
  checked: optionalText,
  open: z.optional(z.boolean()),
});
export type HelpLine = z.infer<typeof Line>;

const Card = z.object({
  danger: optionalText,
  title: z.string(),
  /** The invitation to be with somebody, which no number replaces. */
  near: optionalText,
  lines: z.array(Line).check(z.minLength(1)),
});
export interface SafetyCard {
  /** The person is harmed by somebody who may look over their shoulder. */
  isHarm?: boolean;
  title: string;
  text: string[];
  lines: HelpLine[];
}

const BUILT_IN: SafetyCard = {
  title: "Ngay lúc này, bạn cần có người thật ở bên",
  text: ["Nếu bạn đang không an toàn, hãy gọi một trong những số này, và gọi một người thân đang ở gần bạn."],
  lines: [
    { name: "Cấp cứu y tế", number: "115", hours: "24/7" },
    { name: "Công an", number: "113", hours: "24/7" },
    { name: "Tổng đài quốc gia bảo vệ trẻ em", number: "111", hours: "24/7" },
  ],
};

/** Its text may be one paragraph or several. */
function readCard(value: unknown): SafetyCard {
  const card = Card.safeParse(value);
  if (!card.success) return BUILT_IN;
  const { danger, title, near, lines } = card.data;
  const text = [at(value, "text"), near].flat().filter((one) => typeof one === "string");
  return { title, lines, text, ...(danger === "harmed" && { isHarm: true }) };
}

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** The card in an answer that is sent only to somebody in danger: `{level, card}`. */
export const dangerCard = (safety: unknown): SafetyCard => readCard(at(safety, "card"));

const parseSafetyCard = (safety: unknown): SafetyCard | undefined =>
  at(safety, "level") === "crisis" ? dangerCard(safety) : undefined;

/** The card that came with an answer or a refusal (`data.safety` or `safety`); undefined when there is no danger. */
export const cardIn = (body: unknown): SafetyCard | undefined =>
  parseSafetyCard(at(at(body, "data"), "safety")) ?? parseSafetyCard(at(body, "safety"));

/** Address with the `tel:` scheme, without the characters that a phone does not dial. */
export const telephone = ({ number, tel }: Pick<HelpLine, "number" | "tel">): string =>
  `tel:${(tel ?? number).replace(/[^\d+]/g, "")}`;
