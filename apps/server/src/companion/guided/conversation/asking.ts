// The second half of a reply: one open question, from where the conversation stands.
import type { Asking, Stage } from "../phrasebook/phrasebook.ts";
import type { Slots } from "../writing/voice.ts";
import { fits, situationsFor } from "./reflection.ts";
import { isLight, type Talk } from "./talk.ts";

/** The question of this stage. In the inner map it starts from what was told; a check-in keeps to its round. */
export function ask(talk: Talk, slots: Slots): string | undefined {
  const { voice, input } = talk;
  const salt = `ask ${input.step}`;
  for (const lines of pools(talk, slots)) {
    const question = voice.pick(lines, slots, salt);
    if (question) return question;
  }
  return undefined;
}

function pools(talk: Talk, slots: Slots): (readonly string[])[] {
  const { input, now, main, voice } = talk;
  const staged = ofStage(talk, slots);
  if (input.mode === "portal" || input.step === 0) return staged;
  const markers = now.reading.markers.map(({ ask: lines }) => lines);
  const fresh = situationsFor(talk).map(({ ask: lines }) => lines);
  const spoken = now.reading.situations
    .filter(({ situation, weight }) => weight >= 2 && fits(talk, situation))
    .map(({ situation }) => situation.ask);
  if (input.step === 1) {
    const first = main && fits(talk, main) ? [main.ask] : [];
    return [...spoken.slice(0, 1), ...first, ...fresh, ...markers, ...staged];
  }
  if (input.step === 2) {
    const told = [...markers, ...spoken, ...fresh];
    return voice.choose(2, "asks from the telling") === 0 ? [...told, ...staged] : [...staged, ...told];
  }
  return [...staged, ...markers];
}

/** The questions of the stage in this session's order; one that asks for a feeling or a person only with one at hand. */
function ofStage(talk: Talk, slots: Slots): (readonly string[])[] {
  const { known, input, voice } = talk;
  // As long as nothing was told, the way in is still to be found.
  const step = hasTold(talk) ? input.step : 0;
  const stage: Stage = `${input.mode}-${step as 0 | 1 | 2 | 3 | 4}`;
  const light = isLight(talk);
  const fitting = known.book.questions.filter(
    (one) =>
      one.stage.includes(stage) &&
      moodFits(one, light) &&
      hasNeeds(one, slots) &&
      !one.ask.some((line) => voice.wasSaid(line)),
  );
  const start = voice.choose(Math.max(1, fitting.length), `stage ${stage}`);
  return [...fitting.slice(start), ...fitting.slice(0, start)].map(({ ask: lines }) => lines);
}

const hasTold = ({ before, now }: Talk): boolean =>
  [...before, now].some(({ intent, reading }) => {
    if (intent?.id === "advice") return reading.situations.length > 0;
    return intent === undefined || !intent.stay;
  });
const moodFits = ({ mood }: Asking, light: boolean): boolean =>
  mood === undefined || (mood === "light") === light;
const hasNeeds = ({ needs }: Asking, slots: Slots): boolean =>
  (needs ?? []).every((slot) => Boolean(slots[slot]));
