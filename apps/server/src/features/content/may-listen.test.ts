import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { createMayListen } from "./may-listen.ts";

const SOUND = "/media/premium/sau.mp3";
const LAN = { id: randomUUID(), sessionId: randomUUID() };

afterEach(() => {
  vi.useRealTimers();
});

function counting(mayListen: boolean, standing: "live" | "ended" = "live") {
  const asCaller = vi.fn(async () => ({ rows: [{ may_hear: mayListen }], rowCount: 1 }));
  const getStatus = vi.fn(() => standing);
  return { asCaller, getStatus, ask: createMayListen({ asCaller }, { getStatus }) };
}

it("asks the database once in half a minute for the ranges of one sound, and of the session at each", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { ask, asCaller, getStatus } = counting(true);
  for (let n = 0; n < 20; n += 1) expect(await ask(LAN, SOUND)).toBe(true);
  expect(asCaller).toHaveBeenCalledTimes(1);
  expect(getStatus).toHaveBeenCalledTimes(20);
  expect(await ask({ ...LAN, id: randomUUID() }, SOUND)).toBe(true);
  expect(await ask(LAN, "/media/premium/khac.mp3")).toBe(true);
  expect(asCaller).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(30_001);
  await ask(LAN, SOUND);
  expect(asCaller).toHaveBeenCalledTimes(4);
});

it("never keeps a no, and asks nothing for a session that has ended", async () => {
  const refused = counting(false);
  for (let n = 0; n < 3; n += 1) expect(await refused.ask(LAN, SOUND)).toBe(false);
  expect(refused.asCaller).toHaveBeenCalledTimes(3);
  const ended = counting(true, "ended");
  expect(await ended.ask(LAN, SOUND)).toBe(false);
  expect(ended.asCaller).not.toHaveBeenCalled();
});
