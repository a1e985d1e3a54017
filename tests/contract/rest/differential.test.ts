// Every request goes to our server and to the real PostgREST, each on a copy of the same database; status,
// Content-Range and body must be equal unless intended-differences.ts says why not.
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { hasPostgrest } from "../../support/outside.ts";
import { type Answered, ask, canonical } from "./ask.ts";
import { INTENDED } from "./intended-differences.ts";
import { type Postgrest, startPostgrest } from "./postgrest.ts";
import type { Asked } from "./requests/asked.ts";
import { SUITES } from "./requests.ts";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

describe.skipIf(!hasPostgrest)("beside a real PostgREST 12.0.2", () => {
  let template: FilledTemplate;
  let world: RestWorld;
  let postgrest: Postgrest;
  const used = new Set<string>();

  beforeAll(async () => {
    const { superuser, template: name } = inject("postgres");
    template = await fillTemplate(superuser, name);
    world = await openRestWorld(template);
    postgrest = await startPostgrest(template);
  });
  afterAll(async () => {
    await postgrest?.stop();
    await world?.close();
    await template?.drop();
  });

  const compare = async (asked: Asked): Promise<string | undefined> => {
    const ours = await ask(world.url, asked, template);
    const theirs = await ask(postgrest.url, asked, template);
    if (isEqual(ours, theirs)) return undefined;
    const intended = INTENDED.find(({ applies }) => applies(asked, ours, theirs));
    if (!intended)
      return `${JSON.stringify(asked)}\n  ours   ${JSON.stringify(ours)}\n  theirs ${JSON.stringify(theirs)}`;
    used.add(intended.reason);
    return undefined;
  };

  it.each(SUITES)(
    "answers %s alike",
    async (_name, list) => {
      const differences: string[] = [];
      for (const asked of list) {
        const difference = await compare(asked);
        if (difference) differences.push(difference);
      }
      expect(differences.join("\n")).toBe("");
      expect(world.bugs).toEqual([]);
    },
    60_000,
  );

  it("lists no difference that is not there", () => {
    expect(INTENDED.map(({ reason }) => reason).filter((reason) => !used.has(reason))).toEqual([]);
  });

  it("compares at least 300 requests", () => {
    expect(SUITES.flatMap(([, list]) => list).length).toBeGreaterThanOrEqual(300);
  });
});

const isEqual = (ours: Answered, theirs: Answered): boolean =>
  ours.status === theirs.status &&
  ours.range === theirs.range &&
  canonical(ours.body) === canonical(theirs.body);
