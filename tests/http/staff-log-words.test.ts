// The back office has words for whatever the log of staff can hold: the database itself says what that is.
import type { LogLine } from "@bentrong/contract/operations";
import { beforeAll, describe, expect, it } from "vitest";
import {
  actionWords,
  LOG_ACTIONS,
  LOG_FIELDS,
  LOG_SUBJECTS,
  SILENT_FIELDS,
} from "../../apps/admin/src/common/text/log-words.ts";
import { toSentence } from "../../apps/admin/src/resources/audit/sentence.ts";
import { EXPORTS } from "../../apps/server/src/features/orders/admin/exports.ts";
import { ownDatabase } from "../support/world.ts";

const world = ownDatabase();
const queryList = async (statement: string): Promise<string[]> =>
  (await world.database.owner.query(statement)).rows.map(({ name }) => String(name));

let actions: string[];
let subjects: string[];
beforeAll(async () => {
  actions = await queryList("select name from ops.audit_action");
  subjects = await queryList(`
    select distinct n.nspname || '.' || c.relname as name
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where t.tgfoid = 'ops.record_staff_action'::regproc`);
});

const line = (more: Partial<LogLine>): LogLine => ({
  ...{ id: 1, at: "2026-11-22T01:00:00Z", action: "UPDATE", subject: "public.blog", subjectId: "7" },
  ...{ title: null, changed: [], actorId: null, actor: null, reason: null, details: {} },
  ...{ isThere: false, fields: {}, parts: [] },
  ...more,
});
// "API" alone is a word of the screens: that of the keys is called so.
const OF_A_PROGRAM = /(?!API\b)\b[A-Z]{2}|_|undefined|null|[a-z]\.[a-zA-Z]/;

describe("the log of staff in words", () => {
  it("names every deed that the database can hold, and offers no other to filter by", () => {
    expect(actions.length).toBeGreaterThan(10);
    expect(Object.keys(LOG_ACTIONS).sort()).toEqual([...actions].sort());
    for (const action of actions) {
      expect(toSentence(line({ action, subject: "auth.users" }))).not.toMatch(OF_A_PROGRAM);
      expect(actionWords(action, {})).not.toMatch(OF_A_PROGRAM);
    }
  });

  it("names every table that is watched, and what administrators take out of the house", () => {
    const others = [
      "auth.users",
      "ops.site_setting",
      "public.newSubscription",
      ...EXPORTS.map((name) => `money.${name}`),
    ];
    expect(subjects.length).toBeGreaterThan(10);
    expect(Object.keys(LOG_SUBJECTS).sort()).toEqual([...subjects, ...others].sort());
    for (const subject of subjects) expect(toSentence(line({ subject }))).not.toMatch(OF_A_PROGRAM);
  });

  it("names every column of those tables, or is silent about it on purpose", async () => {
    const columns = await queryList(`
      select distinct a.attname as name from pg_attribute a
       where a.attnum > 0 and not a.attisdropped
         and a.attrelid in (select tgrelid from pg_trigger where tgfoid = 'ops.record_staff_action'::regproc)`);
    expect(columns.filter((column) => !LOG_FIELDS[column] && !SILENT_FIELDS.has(column))).toEqual([]);
  });
});
