import { describe, expect, it } from "vitest";
import * as talk from "./conversation-state.ts";

const AT = "2026-11-22T01:00:00.000Z";
const CARD = {
  title: "Bạn cần có người ở bên",
  text: ["Gọi ngay"],
  lines: [{ name: "Cấp cứu", number: "115" }],
};
const READY = { ...talk.EMPTY_CONVERSATION, history: "ready" as const };
const ask = (state: talk.ConversationState, question = "Mình mệt", clientId = "k1") =>
  talk.beginTurn(state, { clientId, question, wasRunning: false, counted: true, at: AT });
const words = ({ messages }: talk.ConversationState) => messages.map(({ content }) => content);

describe("a message that is sent", () => {
  it("stands there at once and counts", () => {
    const state = ask(READY);
    expect(words(state)).toEqual(["Mình mệt"]);
    expect(talk.getRemaining(state)).toBe(4);
  });

  it("is answered word by word, in the words of the end", () => {
    let state = talk.appendReply(ask(READY), "Mình ", AT);
    state = talk.appendReply(state, "nghe đây", AT);
    expect(words(state)).toEqual(["Mình mệt", "Mình nghe đây"]);
    state = talk.completeTurn(state, { response: "Mình nghe đây.", data: { remaining: 4 } }, AT);
    expect(words(state)).toEqual(["Mình mệt", "Mình nghe đây."]);
    expect(state.turn).toBeUndefined();
  });

  it("forgets the beginning of a reply that is begun anew", () => {
    const state = talk.restartReply(talk.appendReply(ask(READY), "Bạn bị", AT), AT);
    expect(words(talk.appendReply(state, "Mình nghe", AT))).toEqual(["Mình mệt", "Mình nghe"]);
  });

  it("goes back into the box when it cannot be sent, before what was typed meanwhile", () => {
    const waiting = { ...ask(READY), draft: "còn nữa" };
    const error = { status: 0, code: "network", message: "", body: undefined };
    const state = talk.failTurn(waiting, error);
    expect(words(state)).toEqual([]);
    expect(state.draft).toBe("Mình mệt\n\ncòn nữa");
    expect(state.failure).toMatchObject({ clientId: "k1", question: "Mình mệt" });
    expect(talk.getRemaining(state)).toBe(5);
  });
});

describe("somebody in danger", () => {
  it("is not counted, and reads the answer at once", () => {
    const state = talk.appendReply(talk.showDanger(ask(READY), CARD), "Mình ở đây.", AT);
    expect(talk.getRemaining(state)).toBe(5);
    expect(state.messages.at(-1)).not.toHaveProperty("typedFrom");
    expect(state.card).toBe(CARD);
  });

  it("keeps the card when the message fails, and when the history comes", () => {
    const error = { status: 403, code: "allowance_used", message: "", body: undefined };
    const failed = talk.failTurn(talk.showDanger(ask(READY), CARD), error);
    expect(failed.card).toBe(CARD);
    expect(talk.withHistory(failed, []).card).toBe(CARD);
  });
});

describe("the stored messages", () => {
  const rows = [
    { id: "m2", role: "assistant" as const, content: "Mình nghe.", createdAt: AT, clientId: "k1" },
    { id: "m1", role: "user" as const, content: "Mình mệt", createdAt: AT, counted: true, clientId: "k1" },
  ];

  it("come newest first and are shown oldest first", () => {
    expect(words(talk.withHistory(talk.EMPTY_CONVERSATION, rows))).toEqual(["Mình mệt", "Mình nghe."]);
  });

  it("take the place of the same messages on their way", () => {
    const state = talk.withHistory(talk.appendReply(ask(READY), "Mình", AT), rows);
    expect(state.messages).toHaveLength(2);
    expect(state.turn).toBeUndefined();
    expect(state.messages.map(({ key }) => key)).toEqual(
      ask(READY)
        .messages.map(({ key }) => key)
        .concat("assistant k1"),
    );
  });

  it("do not push away what is still on its way", () => {
    const state = talk.withHistory(ask(READY, "Còn nữa", "k2"), rows);
    expect(words(state)).toEqual(["Mình mệt", "Mình nghe.", "Còn nữa"]);
    expect(state.turn).toBeDefined();
  });

  it("settle a failure that was none", () => {
    const failed = talk.failTurn(ask(READY), { status: 0, code: "network", message: "", body: undefined });
    expect(talk.withHistory(failed, rows).failure).toBeUndefined();
  });
});
