// The fifth reply: the person's own words from the way, an invitation to keep one, and what the list will show.
import type { Reply } from "../../engine.ts";
import { asTyped } from "../writing/own-words.ts";
import { wordCount } from "../writing/voice.ts";
import { frame, slotsOfNow } from "./reflection.ts";
import { handleOf, type Talk, type Turn } from "./talk.ts";

interface OwnWords {
  early: string | undefined;
  mid: string | undefined;
  now: string | undefined;
}

/** Up to three of the person's sayings in the order they came; the last one is the last message's when it told anything. */
function ownWords({ before, now }: Talk): OwnWords {
  const last = handleOf(now);
  const kept: string[] = [];
  for (const turn of before) {
    const words = handleOf(turn, [...kept, ...(last ? [last] : [])]);
    if (words) kept.push(words);
  }
  const said = last ? [...kept, last] : kept;
  return {
    early: said[0],
    mid: said.length > 2 ? said.at(-2) : undefined,
    now: said.length > 1 ? said.at(-1) : undefined,
  };
}

/** At most three sentences, no question. */
export function close(talk: Talk): string {
  const { voice, input } = talk;
  const slots = { ...slotsOfNow(talk), ...ownWords(talk) };
  const day = input.mode === "portal";
  const groups = day
    ? ["close-day", "close-day-two", "close-one", "close-none"]
    : ["close-three", "close-two", "close-one", "close-none"];
  const gathered = groups
    .map((id) => voice.pick(frame(talk, id), slots, "close"))
    .find((line) => line !== undefined);
  const invited = voice.pick(frame(talk, day ? "invite-note-day" : "invite-note"), slots, "invite");
  return [gathered, invited].filter((line) => line !== undefined).join(" ");
}

const TITLE = { least: 3, most: 7 };

/** 3–7 words of the person's, of the first message that gives them. */
export function titleOf({ before, now, main }: Talk): string | undefined {
  for (const turn of [...before, now]) {
    const words = titleIn(turn);
    if (words) return capital(words);
  }
  return main && isTitle(main.name) ? capital(main.name) : undefined;
}

function titleIn({ reading, intent }: Turn): string | undefined {
  if (intent !== undefined && intent.id !== "advice") return undefined;
  return reading.told.map((clause) => asTyped(reading.text, clause)).find(isTitle);
}
const isTitle = (text: string): boolean =>
  wordCount(text) >= TITLE.least && wordCount(text) <= TITLE.most && text.length <= 60;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function firstOf(lines: readonly string[], fill: (line: string) => string | undefined): string | undefined {
  for (const line of lines) {
    const filled = fill(line);
    if (filled) return filled;
  }
  return undefined;
}

/** What the session was about in at most three sentences, for the person to find again. */
export function summaryOf(talk: Talk): Pick<Reply, "summary"> {
  const { voice, before, now } = talk;
  const felt = [...before, now]
    .filter(({ intent }) => intent === undefined)
    .flatMap(({ reading }) => reading.feelings);
  const [feeling, feeling2] = [...new Set(felt)].filter(({ id }) => id !== "calm-ok");
  const slots = {
    ...ownWords(talk),
    thing: talk.main?.name,
    noun: feeling?.noun,
    noun2: feeling2?.noun,
  };
  // The lines of a summary stand in order: the fullest that can be filled is the best.
  const sentences = ["summary-words", "summary-feelings"]
    .map((id) => firstOf(frame(talk, id), (line) => voice.pick([line], slots, id)))
    .filter((line) => line !== undefined);
  return sentences.length > 0 ? { summary: sentences.join(" ") } : {};
}
