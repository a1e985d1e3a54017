import fc from "fast-check";
import { expect, it } from "vitest";
import { placeId, readPlace } from "../streams/place.ts";
import { followTurn, type Place, START, type TurnEvent } from "./follow-turn.ts";
import { LiveTurn } from "./live-turn.ts";
import type { Outcome } from "./turn-rows.ts";

type Step = { kind: "say"; text: string } | { kind: "restart" };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("say" as const), text: fc.string({ minLength: 1 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "restart" as const }) },
);

const outcome = (response: string, attempt: number): Outcome => ({
  response,
  attempt,
  messageId: "",
  remaining: 4,
  level: "ok",
});

/** A reader as the client is one: it keeps its text and the id of its last event. */
class Reader {
  text = "";
  id: string | undefined;
  readonly #turn: LiveTurn;
  readonly #events: AsyncGenerator<TurnEvent, void>;

  constructor(turn: LiveTurn, from: Place) {
    this.#turn = turn;
    this.#events = followTurn(turn, from);
  }

  /** True when the turn has ended. */
  async read(): Promise<boolean> {
    const { value } = await this.#events.next();
    if (!value) return true;
    if (value.kind === "restart") this.text = "";
    if (value.kind === "token") this.text += value.text;
    if (value.kind === "token" || value.kind === "restart") this.id = placeId(value.place);
    return value.kind === "end";
  }

  /** The connection is lost and made anew, with what the client kept. */
  back(): Reader {
    const reader = new Reader(this.#turn, readPlace(this.id));
    reader.text = this.text;
    reader.id = this.id;
    return reader;
  }
}

/** Performs the steps; the reader reads, and loses its connection, where `happens` says so. */
async function live(turn: LiveTurn, steps: readonly Step[], happens: () => boolean): Promise<Reader> {
  let reader = new Reader(turn, START);
  for (const one of steps) {
    if (one.kind === "say") turn.append(one.text);
    else turn.restart();
    const { said } = turn.look();
    // Reads only what is there already: the next read would wait.
    const isThere = said !== "" && said !== reader.text;
    if (happens() && isThere) await reader.read();
    if (happens()) reader = reader.back();
  }
  return reader;
}

it("a reader who comes and goes at any moment ends with exactly what was said", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.array(fc.boolean(), { maxLength: 40 }),
      async (steps, chances) => {
        const happens = (): boolean => chances.shift() ?? false;
        const turn = new LiveTurn(1, "ok");
        let reader = await live(turn, steps, happens);
        const { said, attempt } = turn.look();
        turn.end({ kind: "done", outcome: outcome(said, attempt) });
        do {
          if (happens()) reader = reader.back();
        } while (!(await reader.read()));
        expect(reader.text).toBe(said);
      },
    ),
  );
});
