// What the streak is, told a second time in plain code, and the database's way of counting held against it.
import { daysBetween } from "@bentrong/format/wall-clock";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aPerson, type Person } from "../support/people.ts";
import { ownDatabase } from "../support/world.ts";

const ENOUGH_SECONDS = 180;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LESSONS = 40;

type Kind =
  | "question"
  | "answer"
  | "listen"
  | "lesson finished"
  | "lesson opened"
  | "conversation with a note"
  | "conversation without"
  | "lesson note"
  | "empty lesson note"
  | "note to remember";

const Plans = z.tuple([
  z.object({ Plan: z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() }) }),
]);

interface Activity {
  kind: Kind;
  at: Date;
  seconds: number;
}

const COUNTS: readonly Kind[] = [
  ...([
    "question",
    "lesson finished",
    "conversation with a note",
    "lesson note",
    "note to remember",
  ] as const),
];

function isActive(activities: readonly Activity[], now: Date, daysAgo: number): boolean {
  const ofDay = activities.filter(({ at }) => daysBetween(at, now, "vietnam") === daysAgo);
  const heard = ofDay.reduce((sum, { kind, seconds }) => sum + (kind === "listen" ? seconds : 0), 0);
  return heard >= ENOUGH_SECONDS || ofDay.some(({ kind }) => COUNTS.includes(kind));
}

function countStreak(activities: readonly Activity[], now: Date): number {
  const first = [0, 1].find((daysAgo) => isActive(activities, now, daysAgo));
  if (first === undefined) return 0;
  let days = 1;
  while (isActive(activities, now, first + days)) days += 1;
  return days;
}

const world = ownDatabase();
beforeAll(async () => {
  const { owner } = world.database;
  await owner.query("insert into episode (id, slug, title) values (1, 'tap', 'Tập')");
  await owner.query("insert into course (id, slug, title) values (1, 'khoa', 'Khóa')");
  await owner.query(
    `insert into lesson (id, "courseId", slug, position, title) select n, 1, 'bai-' || n, n, 'Bài' from generate_series(1, ${LESSONS}) n`,
  );
});

const STORE: Record<Kind, (place: number) => string> = {
  question: () => talk("user"),
  answer: () => talk("assistant"),
  listen: () =>
    `insert into "listeningHistory" ("userId", "episodeId", "createdAt", seconds) values ($1, 1, $2, $3)`,
  "lesson finished": (place) =>
    `insert into "lessonProgress" ("userId", "completedAt", seconds, "lessonId") values ($1, $2, $3, ${place})`,
  "lesson opened": (place) =>
    `insert into "lessonProgress" ("userId", "updatedAt", seconds, "lessonId") values ($1, $2, $3, ${place})`,
  "conversation with a note": () => conversation("niêm phong"),
  "conversation without": () => conversation(""),
  "lesson note": (place) => lessonNote("niêm phong", place),
  "empty lesson note": (place) => lessonNote("", place),
  "note to remember": () =>
    `insert into "companionNote" ("userId", "createdAt", content) values ($1, $2, 'niêm phong ' || $3)`,
};

// The conversations themselves lie years back: opening one is not an activity.
const talk = (role: string) => `with made as (
    insert into session ("userId", mode, "createdAt") values ($1, 'map', '2020-01-01') returning id)
  insert into message ("sessionId", "userId", role, "createdAt", content)
    select id, $1, '${role}', $2::timestamptz, 'niêm phong ' || $3 from made`;
const conversation = (
  summary: string,
) => `insert into session ("userId", mode, status, "completedAt", summary, title, "createdAt")
  values ($1, 'portal', 'completed', $2, '${summary}', 'niêm phong ' || $3, '2020-01-01')`;
const lessonNote = (content: string, place: number) =>
  `insert into "lessonNote" ("userId", "createdAt", content, "lessonId") values ($1, $2, left('${content}' || $3, ${content.length}), ${place})`;

async function live(activities: readonly Activity[]): Promise<Person> {
  const person = await aPerson(world.database);
  await world.database.owner.transaction(async (tx) => {
    for (const [at, { kind, at: when, seconds }] of activities.entries()) {
      await tx.query(STORE[kind](at + 1), [person.id, when, seconds]);
    }
  });
  return person;
}

async function countedFor(person: Person, now: Date): Promise<unknown> {
  const { rows } = await world.database.asCaller(person.caller, {
    text: "select app.streak($1) as streak",
    values: [now],
  });
  return rows[0]?.streak;
}

/** The ends and beginnings of days in Vietnam, and anything between. */
const timeOfDay = fc.oneof(
  fc.constantFrom(0, 1, DAY - 1, DAY - 1000, 7 * HOUR - 1, 7 * HOUR, 17 * HOUR),
  fc.integer({ min: 0, max: DAY - 1 }),
);
const midnight = (date: string) => new Date(`${date}T00:00:00+07:00`).getTime();
/** Ends of months, of a year, and a leap day. */
const today = fc
  .constantFrom("2026-03-01", "2026-01-01", "2028-03-01", "2028-02-29", "2026-11-22")
  .map(midnight);
const kind = fc.constantFrom(...(Object.keys(STORE) as Kind[]));
const seconds = fc.oneof(
  fc.constantFrom(60, 90, 120, ENOUGH_SECONDS - 1, ENOUGH_SECONDS),
  fc.integer({ min: 1, max: 400 }),
);

describe("the streak", () => {
  it("is what the rule says, whatever somebody did around midnight and the ends of months", async () => {
    const lived = today.chain((day) =>
      fc.record({
        now: timeOfDay.map((time) => new Date(day + time)),
        activities: fc.array(
          fc.record({
            kind,
            seconds,
            at: fc
              .tuple(fc.integer({ min: 0, max: 7 }), timeOfDay)
              .map(([daysAgo, time]) => new Date(day - daysAgo * DAY + time)),
          }),
          { maxLength: LESSONS, size: "max" },
        ),
      }),
    );
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(lived, async ({ now, activities }) => {
        const expected = countStreak(activities, now);
        seen.add(expected);
        expect(await countedFor(await live(activities), now)).toBe(expected);
      }),
      { numRuns: 80 },
    );
    // The cases were worth trying: none, some and many days.
    expect(seen.size).toBeGreaterThan(3);
  });

  it("goes on from yesterday until today has ended, and not from the day before", async () => {
    const evening = new Date("2026-11-20T23:59:59+07:00");
    const person = await live([{ kind: "question", at: evening, seconds: 0 }]);
    expect(await countedFor(person, new Date("2026-11-21T23:59:59+07:00"))).toBe(1);
    expect(await countedFor(person, new Date("2026-11-22T00:00:00+07:00"))).toBe(0);
  });

  it("costs what its days cost, and not what was ever done", async () => {
    const now = new Date("2026-11-22T12:00:00+07:00");
    const lastDays = [0, 1].map((days): Activity => {
      return { kind: "question", at: new Date(now.getTime() - days * DAY), seconds: 0 };
    });
    const busy = await live(lastDays);
    const { owner } = world.database;
    await owner.query(
      `insert into "listeningHistory" ("userId", "episodeId", seconds, "createdAt")
       select $1, 1, 600, timestamptz '2026-11-19' - make_interval(mins => n * 20) from generate_series(1, 20000) n`,
      [busy.id],
    );
    await owner.query(
      `insert into message ("sessionId", "userId", role, content, "createdAt")
       select (select id from session where "userId" = $1 limit 1), $1, 'user', '…', timestamptz '2026-11-19' - make_interval(mins => n * 20)
         from generate_series(1, 20000) n`,
      [busy.id],
    );
    await owner.query("analyze");
    const pages = async () => {
      const { rows } = await world.database.asCaller(busy.caller, {
        text: "explain (analyze, buffers, format json) select app.streak($1)",
        values: [now],
      });
      const [{ Plan: plan }] = Plans.parse(rows[0]?.["QUERY PLAN"]);
      return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
    };
    // The first time the catalogue is read too.
    await pages();
    expect(await pages()).toBeLessThan(100);
  });
});
