// Every request goes to our server and to the real PostgREST, each on a copy of the same database; status,
// Content-Range and body must be equal unless intended-differences.ts says why not.
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { LIMITS } from "../../../packages/postgrest/src/parse/limits.ts";
import { hasPostgrest } from "../../support/outside.ts";
import { type Answered, ask, canonical } from "./ask.ts";
import { FEW_ROWS, INTENDED, INTENDED_OF_FEW_ROWS } from "./intended-differences.ts";
import { type Postgrest, startPostgrest } from "./postgrest.ts";
import type { Asked } from "./requests/asked.ts";
import { READ_SUITES, SUITES } from "./requests.ts";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

/** As many as no suite asks for, and fewer than most lists have. */
const SETTINGS = [
  { maxRows: LIMITS.answerRows, suites: SUITES, intended: INTENDED },
  { maxRows: FEW_ROWS, suites: READ_SUITES, intended: [...INTENDED, ...INTENDED_OF_FEW_ROWS] },
];

describe.skipIf(!hasPostgrest).each(SETTINGS)(
  "beside a real PostgREST 12.0.2, at most $maxRows rows",
  ({ maxRows, suites, intended }) => {
    let template: FilledTemplate;
    let world: RestWorld;
    let postgrest: Postgrest;
    const used = new Set<string>();

    beforeAll(async () => {
      const { superuser, template: name } = inject("postgres");
      template = await fillTemplate(superuser, name);
      world = await openRestWorld(template, { maxRows });
      postgrest = await startPostgrest(template, maxRows);
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
      const known = intended.find(({ applies }) => applies(asked, ours, theirs));
      if (!known)
        return `${JSON.stringify(asked)}\n  ours   ${JSON.stringify(ours)}\n  theirs ${JSON.stringify(theirs)}`;
      used.add(known.reason);
      return undefined;
    };

    it.each(suites)(
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
      const listed = suites === SUITES ? INTENDED : INTENDED_OF_FEW_ROWS;
      expect(listed.map(({ reason }) => reason).filter((reason) => !used.has(reason))).toEqual([]);
    });

    it("compares at least 300 requests", () => {
      expect(SUITES.flatMap(([, list]) => list).length).toBeGreaterThanOrEqual(300);
    });
  },
);

const isEqual = (ours: Answered, theirs: Answered): boolean =>
  ours.status === theirs.status &&
  ours.range === theirs.range &&
  canonical(ours.body) === canonical(theirs.body);
