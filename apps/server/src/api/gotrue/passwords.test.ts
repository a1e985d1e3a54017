import { describe, expect, it } from "vitest";
import { createSemaphore } from "../../platform/semaphore.ts";
import { hashPassword, passwordConcern, verifyPassword } from "./passwords.ts";

const lan = { email: "lan.nguyen@example.vn", name: "Nguyễn Thị Lan Hương" };

describe("a password", () => {
  it("matches its own hash alone, and nobody's hash matches anything", async () => {
    const hash = await hashPassword("ngày mai trời nắng");
    expect(await verifyPassword(hash, "ngày mai trời nắng")).toBe(true);
    expect(await verifyPassword(hash, "ngày mai trời mưa")).toBe(false);
    expect(await hashPassword("ngày mai trời nắng")).not.toBe(hash);
    expect(await verifyPassword(undefined, "\u0000no account has this password\u0000")).toBe(false);
  });

  it("with more letters than any may have is nobody's, even with its own hash", async () => {
    const longest = "ạ".normalize("NFD").repeat(512);
    expect(await verifyPassword(await hashPassword(longest), longest)).toBe(true);
    const longer = `${longest}a`;
    expect(await verifyPassword(await hashPassword(longer), longer)).toBe(false);
  });

  it.each([
    ["aaaaaaaa", "trivial"],
    ["ababab", "trivial"],
    ["12345678", "trivial"],
    ["87654321", "trivial"],
    ["abcdefgh", "trivial"],
    ["lanhuong", undefined],
    ["nguyễnthịlanhương", "trivial"],
    ["NguyenThiLanHuong1990", "trivial"],
    ["lan.nguyen@example.vn", "trivial"],
    ["BenTrong@2026", "trivial"],
    ["bên trong 1", "trivial"],
    ["bên trong tôi có một khu vườn", undefined],
    ["Password", "leaked"],
    ["iloveyou", "leaked"],
    ["một câu chỉ mình mình biết", undefined],
    ["correct horse battery staple", undefined],
  ])("like %s is judged %s", async (password, concern) => {
    expect(await passwordConcern(password, lan)).toBe(concern);
  });

  it("without a name is judged by the rest", async () => {
    expect(await passwordConcern("x7Qp!m", { email: lan.email })).toBeUndefined();
  });
});

describe("taking turns", () => {
  it("runs so many at once, lets so many wait, and refuses the next", async () => {
    let running = 0;
    let most = 0;
    const doors: (() => void)[] = [];
    const turns = createSemaphore(2, 3, () => {
      throw new Error("full");
    });
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => doors.push(resolve));
      running -= 1;
    };
    const five = Array.from({ length: 5 }, () => turns(work));
    await expect(turns(work)).rejects.toThrow("full");
    for (let opened = 0; opened < 5; opened++) {
      await Promise.resolve();
      while (doors.length === 0) await Promise.resolve();
      doors.shift()?.();
    }
    await Promise.all(five);
    expect([most, running]).toEqual([2, 0]);
  });

  it("passes the turn on when work fails", async () => {
    const turns = createSemaphore(1, 5, () => {
      throw new Error("full");
    });
    const failing = turns(async () => {
      throw new Error("broken");
    });
    const next = turns(async () => "done");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("done");
  });
});
