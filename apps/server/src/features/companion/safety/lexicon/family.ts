/** Families of signs. The names reach nobody but logs of counts and the evaluation. */
export type Sign =
  | "intent"
  | "suicide"
  | "passive"
  | "farewell"
  | "means"
  | "method"
  | "self-harm"
  | "harmed"
  | "threat"
  | "burden"
  | "gone"
  | "pointless"
  | "goodbye"
  | "place"
  | "follow"
  | "death"
  | "resolve"
  | "leaving"
  | "figure"
  | "low"
  | "panic"
  | "fear"
  | "grief";

export interface Family {
  sign: Sign;
  /**
   * danger: enough by itself. lean: with another lean or a soft sign it is danger. soft: said every day, and nothing
   * without the others. low: the person is not well. fear: somebody may be harming the person, which is asked.
   */
  weight: "danger" | "lean" | "soft" | "low" | "fear";
  /** A word that films, news and studies use as well: only then does their being named take it away. */
  isTopic?: boolean;
  /** One word of a longer phrase may carry the wrong marks: "không muốn sông". */
  isForgiving?: boolean;
  /** No sign alone: people say sorry to their mothers every day. */
  isQuiet?: boolean;
  /** A place to which people also go for the view. */
  isPlace?: boolean;
  /** Said as well by people who travel, move house, or leave a job or a school. */
  isDeparture?: boolean;
  /** One phrase a line, in the language of phrase.ts. */
  phrases: string;
}
