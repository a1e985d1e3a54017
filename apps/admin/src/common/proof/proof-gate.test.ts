import { describe, expect, it } from "vitest";
import { createProofGate } from "./proof-gate.ts";

const error = (code: string) => Response.json({ success: false, code }, { status: 403 });

/** Answers one after the other; `calls` is what was asked for. */
function serverThatAnswers(...answers: Response[]) {
  const calls: [path: string, body: unknown][] = [];
  const gate = createProofGate(async (path, init) => {
    calls.push([path, init?.body]);
    return answers.shift() ?? new Response("done");
  });
  return { gate, calls };
}

const asked = (gate: ReturnType<typeof createProofGate>) =>
  new Promise<void>((resolve) => {
    const stop = gate.subscribe(() => {
      stop();
      resolve();
    });
  });

describe("a call that needs a fresh proof", () => {
  it("is made once more with the same body when its person has proved who they are", async () => {
    const { gate, calls } = serverThatAnswers(error("reauthentication_needed"));
    const opened = asked(gate);
    const answer = gate.fetch("/refund", { method: "POST", body: "{}" });
    await opened;
    expect(gate.isAsking()).toBe(true);
    gate.settle(true);
    expect(await (await answer).text()).toBe("done");
    expect(gate.isAsking()).toBe(false);
    expect(calls).toEqual([
      ["/refund", "{}"],
      ["/refund", "{}"],
    ]);
  });

  it("stays refused, and is made no second time, when they turn back", async () => {
    const { gate, calls } = serverThatAnswers(error("reauthentication_needed"));
    const opened = asked(gate);
    const answer = gate.fetch("/refund");
    await opened;
    gate.settle(false);
    expect(await (await answer).json()).toMatchObject({ code: "reauthentication_needed" });
    expect(calls).toHaveLength(1);
  });

  it("asks one question for two calls at a time, and none about other refusals", async () => {
    const needed = () => error("reauthentication_needed");
    const { gate, calls } = serverThatAnswers(needed(), needed(), error("not_allowed"));
    let changes = 0;
    gate.subscribe(() => changes++);
    const both = Promise.all([gate.fetch("/a"), gate.fetch("/b")]);
    expect((await gate.fetch("/c")).status).toBe(403);
    await expect.poll(() => changes).toBe(2);
    gate.settle(true);
    await both;
    expect(calls.map(([path]) => path)).toEqual(["/a", "/b", "/c", "/a", "/b"]);
  });
});
