// Runs an engine under review of the safety layer: no text is passed on before it was reviewed with what precedes it.
// If a model fails in any way, the built-in guide answers instead.
import type { Engine, Reply, TurnInput } from "../engine.ts";
import type { SafetyLayer } from "../safety-layer.ts";
import type { LiveTurn } from "./live-turn.ts";

export interface SpeakDeps {
  guided: Engine;
  safety: Pick<SafetyLayer, "review">;
  /** Called with the reason why an engine's text was rejected; never with the text. */
  notUsed(engine: Engine["name"], reason: unknown): void;
}

/** Parts that come faster are passed on together: they are typed out more slowly than that anyway. */
const TOGETHER_MS = 150;
/** A part is reviewed with so many characters before it, and the end of the reply with all of it. */
const IN_VIEW = 240;
const LONGEST_REPLY = 4_000;
/** Said only when even the built-in guide's words were refused. */
const LAST_RESORT = "Trang vẫn mở. Bạn viết tiếp, theo cách nào bạn thấy dễ nhất nhé.";

/** The person pressed stop; what was said until then is the reply. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** Throws only `signal.reason`, when `signal` aborts. A stop after something was said is a reply. */
export async function speak(
  deps: SpeakDeps,
  { model, input }: { model: Engine | undefined; input: TurnInput },
  live: LiveTurn,
  signal: AbortSignal,
): Promise<Reply> {
  for (const engine of model ? [model, deps.guided] : [deps.guided]) {
    const reply = await hear(deps, engine, input, live, signal).catch((error: unknown) => {
      if (signal.aborted) return soFar(live, signal);
      deps.notUsed(engine.name, error);
      if (live.look().said !== "") live.restart();
      return undefined;
    });
    if (reply) return reply;
  }
  live.append(LAST_RESORT);
  return { text: LAST_RESORT };
}

function soFar(live: LiveTurn, signal: AbortSignal): Reply {
  const { said } = live.look();
  if (signal.reason instanceof Stopped && said !== "") return { text: said };
  throw signal.reason;
}

/** One engine from its first to its last word; throws when they cannot be used. */
async function hear(
  { safety }: SpeakDeps,
  engine: Engine,
  input: TurnInput,
  live: LiveTurn,
  signal: AbortSignal,
): Promise<Reply> {
  const refused = new AbortController();
  const said = [
    ...input.history.filter(({ role }) => role === "user").map(({ content }) => content),
    input.question,
  ];
  const listener = createListener(live, (text, from) => {
    const reason = reasonAgainst(safety, { text, from, said });
    if (reason !== undefined) refused.abort(new Error(`the reply was refused: ${reason}`));
    return reason === undefined && !signal.aborted;
  });
  try {
    const either = AbortSignal.any([signal, refused.signal]);
    const reply = await unlessAborted(engine.reply(input, either, listener.hear), either);
    listener.settle(reply.text.trim());
    refused.signal.throwIfAborted();
    return { ...reply, text: live.look().said };
  } finally {
    listener.close();
  }
}

function reasonAgainst(
  safety: SpeakDeps["safety"],
  { text, from, said }: { text: string; from: number; said: readonly string[] },
): string | undefined {
  if (text.length > LONGEST_REPLY) return "too long";
  const verdict = safety.review(text.slice(sentenceBefore(text, from)), said);
  return verdict.ok ? undefined : verdict.reason;
}

/** Start of the sentence around that place; a review that begins within one could misread it. */
const sentenceBefore = (text: string, place: number): number => {
  for (let at = Math.min(place, text.length); at > 0; at--) {
    if (/[.!?…\n]/.test(text[at - 1] ?? "")) return at;
  }
  return 0;
};

/** Passes parts on to those who follow, once `mayPass` agreed to the text up to their end, as far back as `from`. */
function createListener(live: LiveTurn, mayPass: (text: string, from: number) => boolean) {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const pass = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { said } = live.look();
    // Space is passed on with what follows it: the end of a reply has none.
    const ready = (said === "" ? waiting.trimStart() : waiting).trimEnd();
    if (ready === "" || !mayPass(said + ready, said.length - IN_VIEW)) return;
    waiting = waiting.slice(waiting.trimEnd().length);
    live.append(ready);
  };
  return {
    hear(part: string): void {
      // An engine that was left behind may talk on, into the reply of the next one.
      if (isClosed) return;
      waiting += part;
      // The first words at once; then together.
      if (live.look().said === "") pass();
      else timer ??= setTimeout(pass, TOGETHER_MS);
    },
    /** The whole text, as the engine gives it in the end, counts. */
    settle(text: string): void {
      pass();
      const { said } = live.look();
      if (text === "") throw new Error("the reply is empty");
      if (!mayPass(text, 0) || text === said) return;
      if (!text.startsWith(said)) live.restart();
      live.append(text.slice(live.look().said.length));
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** An engine that does not listen to its signal is left behind. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
    work.catch(() => undefined);
  }
}
