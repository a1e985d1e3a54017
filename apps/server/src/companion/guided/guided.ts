// The built-in guide: a reflective conversation in five steps, from rules and a phrasebook. No network, no model, no
// chance: the same session and words give the same reply.
import type { Engine, IntroInput, Reply, TurnInput } from "../engine.ts";
import { answer, LAST_STEP } from "./conversation/answering.ts";
import { summaryOf, titleOf } from "./conversation/closing.ts";
import { talkOf } from "./conversation/talk.ts";
import { knowledge } from "./reading/knowledge.ts";
import { ENGLISH, registerOf } from "./reading/register.ts";
import { Voice } from "./writing/voice.ts";

/** The first message: greets by the hour, says that it is an AI and what will happen, invites. */
export function guidedIntro({ mode, sessionId, hour, language = "vi" }: IntroInput): Reply {
  const { intros } = knowledge(language).book;
  const voice = new Voice(sessionId, language === "en" ? ENGLISH : registerOf([]), []);
  const byHour = intros.find(
    ({ hours }) => hours !== undefined && hour !== undefined && isWithin(hour, hours),
  );
  const greeting = byHour ?? intros.find(({ id }) => id === "greet-any");
  const lines = [
    greeting,
    ...["about", "open"].map((id) => intros.find((intro) => intro.id === `${id}-${mode}`)),
  ];
  const text = lines
    .map((one, at) => voice.pick(one?.say ?? [], {}, `intro ${at}`))
    .filter((line) => line !== undefined);
  return { text: text.join(" ") };
}

function isWithin(hour: number, hours: string): boolean {
  const [from = 0, to = 23] = hours.split("-").map(Number);
  return from <= to ? hour >= from && hour <= to : hour >= from || hour <= to;
}

export function guidedReply(input: TurnInput): Reply {
  const talk = talkOf(input);
  const text = answer(talk);
  const title = input.step > 0 ? titleOf(talk) : undefined;
  return {
    text,
    ...(title === undefined ? {} : { title }),
    ...(input.step >= LAST_STEP ? summaryOf(talk) : {}),
  };
}

/** The guide behind the interface of engines. It says its text sentence by sentence. */
export function createGuidedEngine(): Engine {
  // The content is read now, so that a mistake in it is known when the server starts and not at somebody's message.
  for (const language of ["vi", "en"] as const) knowledge(language);
  return {
    name: "guided",
    intro: async (input) => guidedIntro(input),
    reply: async (input, signal, say) => {
      const reply = guidedReply(input);
      for (const part of reply.text.match(/\S+\s*/gu) ?? []) {
        signal.throwIfAborted();
        say(part);
      }
      return reply;
    },
  };
}
