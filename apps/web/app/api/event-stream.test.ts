import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEventReader } from "./event-stream.ts";

const readAll = (pieces: readonly string[]) => {
  const read = createEventReader();
  return pieces.flatMap(read);
};

describe("a stream of events", () => {
  it("is read field by field, comments left out", () => {
    const stream =
      ': bắt đầu\n\nevent: token\nid: 1.4\ndata: {"text":"Mình"}\n\n: vẫn đây\n\ndata: a\ndata: b\n\n';
    expect(readAll([stream])).toEqual([
      { event: "token", id: "1.4", data: '{"text":"Mình"}' },
      { event: "message", id: undefined, data: "a\nb" },
    ]);
  });

  it("leaves out what is not finished", () => {
    expect(readAll(["event: done\ndata: {}\n"])).toEqual([]);
  });

  it("is the same in whatever pieces and with whatever line ends it comes", () => {
    const text = fc.string({ unit: "grapheme" }).map((s) => s.replace(/[\r\n]/g, ""));
    const events = fc.array(fc.record({ event: fc.constantFrom("token", "done"), data: text, id: text }));
    fc.assert(
      fc.property(events, fc.constantFrom("\n", "\r\n", "\r"), fc.array(fc.nat(9)), (sent, end, cuts) => {
        const stream = sent
          .map(({ event, data, id }) => [`event: ${event}`, `id: ${id}`, `data: ${data}`, "", ""].join(end))
          .join("");
        // A lone carriage return at the very end may still become a pair: one more line settles it.
        let rest = `${stream}:${end}:`;
        const pieces = cuts.map((cut) => {
          const piece = rest.slice(0, cut);
          rest = rest.slice(cut);
          return piece;
        });
        expect(readAll([...pieces, rest])).toEqual(sent);
      }),
    );
  });
});
