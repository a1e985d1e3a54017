// Interface of message recognition: scores for situations and speech acts. The implementation (phrases, n-grams, an
// embedding) can be exchanged without a change to the guide.

export interface Score {
  /** Of a situation or speech act of the content. */
  id: string;
  /** 0 to 1. */
  score: number;
}

export interface Classification {
  /** Best first; only what is above zero. */
  situations: readonly Score[];
  acts: readonly Score[];
}

export interface Classifier {
  /** `recent`: what the person wrote just before, oldest first. */
  classify(text: string, recent: readonly string[]): Promise<Classification>;
}

/** A situation is offered from this score on. */
export const OFFERED_FROM = 0.5;
/** Threshold of light subjects: an unfitting offer of one hurts somebody who is not well. */
export const LIGHT_OFFERED_FROM = 0.75;
/** A situation that is so much less likely than the best one is not offered beside it. */
export const OFFERED_WITHIN = 0.3;
/** A message is taken for a speech act from this score on. */
export const ACT_FROM = 0.5;
