import { describe, expect, it } from "vitest";
import { requesters } from "../platform/database/requester.ts";
import { createDrawingQueue } from "./drawing-queue.ts";

describe("the queue of drawings", () => {
  const open = () => {
    const queue = createDrawingQueue<string>();
    const begun: string[] = [];
    const gate = Promise.withResolvers<void>();
    const ask = (key: string, address = key, signal = new AbortController().signal) => {
      const requester = { address, signal, hasRoom: () => true, hold: () => undefined };
      return requesters.run(requester, () =>
        queue.draw(key, async () => {
          begun.push(key);
          await gate.promise;
          return key === "broken" ? undefined : `drawn ${key}`;
        }),
      );
    };
    return { begun, ask, finish: gate.resolve };
  };
  const outcomes = async (all: Promise<unknown>[]) =>
    (await Promise.allSettled(all)).map((each) =>
      each.status === "fulfilled" ? each.value : each.reason.status,
    );

  it("draws one at a time, lets four wait and refuses the next", async () => {
    const { begun, ask, finish } = open();
    const all = ["a", "b", "c", "d", "e", "f", "g"].map((key) => ask(key));
    expect(begun).toEqual(["a"]);
    finish();
    expect(await outcomes(all)).toEqual(["drawn a", "drawn b", "drawn c", "drawn d", "drawn e", 503, 503]);
    expect(begun).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("lets two of one address wait, and others beside them", async () => {
    const { ask, finish } = open();
    const own = ["a", "b", "c", "d", "e"].map((key) => ask(key, "192.0.2.1"));
    const other = ask("f", "192.0.2.2");
    finish();
    expect(await outcomes([...own, other])).toEqual(["drawn a", "drawn b", "drawn c", 429, 429, "drawn f"]);
  });

  it("draws once for all who ask for the same", async () => {
    const { begun, ask, finish } = open();
    const all = Array.from({ length: 20 }, () => ask("a", "192.0.2.1"));
    finish();
    expect(new Set(await outcomes(all))).toEqual(new Set(["drawn a"]));
    expect(begun).toEqual(["a"]);
  });

  it("does not begin what nobody waits for any more", async () => {
    const { begun, ask, finish } = open();
    const [left, alsoLeft] = [new AbortController(), new AbortController()];
    const running = ask("a");
    const gone = ask("b", "b", left.signal);
    const shared = [ask("c", "c", alsoLeft.signal), ask("c", "other")];
    left.abort();
    alsoLeft.abort();
    const again = ask("b");
    finish();
    expect(await outcomes([running, gone, ...shared, again])).toEqual([
      ...["drawn a", 503],
      ...["drawn c", "drawn c", "drawn b"],
    ]);
    expect(begun).toEqual(["a", "c", "b"]);
  });

  it("remembers what could not be drawn", async () => {
    const { begun, ask, finish } = open();
    finish();
    expect(await outcomes([ask("broken")])).toEqual([undefined]);
    expect(await outcomes([ask("broken")])).toEqual([undefined]);
    expect(begun).toEqual(["broken"]);
  });
});
