import { expect, it } from "vitest";
import { StatementNames } from "./statement-names.ts";

it("names a text that comes again, one name a role, always the same", () => {
  const names = new StatementNames();
  const thrice = (role: string, text: string) => [1, 2, 3].map(() => names.nameFor(role, text)).at(-1);
  expect(names.nameFor("anon", "select 1")).toBeUndefined();
  const anon = thrice("anon", "select 1");
  const member = thrice("authenticated", "select 1");
  expect(anon).toMatch(/^rest_/);
  expect(member).toMatch(/^rest_/);
  expect(member).not.toBe(anon);
  expect(names.nameFor("anon", "select 1")).toBe(anon);
  // PostgreSQL cuts longer names, and two could become one.
  expect(anon?.length).toBeLessThan(64);
});

it("stops naming when there are enough names, so that nobody can fill the database's memory", () => {
  const names = new StatementNames();
  const given = new Set<string>();
  for (let n = 0; n < 600; n += 1) {
    for (let use = 0; use < 3; use += 1) {
      const name = names.nameFor("anon", `select ${n}`);
      if (name) given.add(name);
    }
  }
  expect(given.size).toBeGreaterThan(100);
  expect(given.size).toBeLessThan(300);
});
