// The list of twelve articles, asked for as the blog page asks for it: by a visitor, whose answer is the same for
// everybody, and by a member, for whom the database is asked each time under row-level security.
import { deepStrictEqual } from "node:assert";
import type { Figure, Measured } from "../figure.ts";
import type { Generator } from "../load/generator.ts";
import {
  computeRatio,
  costRatioText,
  LOAD_SETTINGS,
  type Run,
  ratesTable,
  ratioText,
  requestText,
  takeTurns,
} from "../rounds.ts";
import { serveFromMemory } from "../subjects/memory-server.ts";
import type { Platform } from "../subjects/platform.ts";
import type { Postgrest } from "../subjects/postgrest.ts";

export const LIST = "/blog?select=*,category:categoryId(*)&blogType=eq.PUBLIC&order=createdAt.desc";
const PAGE = { Range: "0-11", Prefer: "count=exact", Accept: "application/json" };
const OURS = "Bên Trong";
const THEIRS = "PostgREST 12";

export interface ListSubjects {
  generator: Generator;
  platform: Platform;
  /** The database that both work on. */
  postgresPid: number;
  /** Started when first asked for. */
  postgrest(): Promise<Postgrest>;
  memberToken(): Promise<string>;
}

export function listAsVisitor(subjects: ListSubjects): Figure {
  const target = 12;
  return {
    title: "List of 12 articles for a visitor, against PostgREST",
    target: `≥ ${target} ×`,
    how: `\`GET ${LIST}\` with \`Range: 0-11\` and \`Prefer: count=exact\`, on the same database. We answer from memory until the database says that content changed; PostgREST asks PostgreSQL each time, and is spared the token that our clients send. Below, for the scale, a Node server and a Hono handler that send the same bytes from memory. ${LOAD_SETTINGS}`,
    async measure() {
      const { generator, platform, postgresPid } = subjects;
      const postgrest = await subjects.postgrest();
      const key = platform.publicKey;
      const headers = { ...PAGE, apikey: key, Authorization: `Bearer ${key}` };
      const ours = `http://localhost:${platform.port}/rest/v1${LIST}`;
      const note = await requireSameRows(ours, headers, `http://localhost:${postgrest.port}${LIST}`, PAGE);
      const node = await serveFromMemory("node", ours, headers);
      const hono = await serveFromMemory("hono", ours, headers);
      try {
        const request = requestText(platform.port, `/rest/v1${LIST}`, headers);
        const [own, their, ...scale] = await takeTurns(generator, [
          { name: OURS, ...platform, postgresPid, request },
          { name: THEIRS, ...postgrest, postgresPid, request: requestText(postgrest.port, LIST, PAGE) },
          { name: "Hono, bytes in memory", ...hono, request },
          { name: "Node, bytes in memory", ...node, request },
        ]);
        return compared(own, their, scale, target, [note]);
      } finally {
        await Promise.all([node.stop(), hono.stop()]);
      }
    },
  };
}

export function listAsMember(subjects: ListSubjects): Figure {
  const target = 2.5;
  return {
    title: "The same list for a signed-in member, against PostgREST",
    target: `≥ ${target} ×`,
    how: `The same request with a member's token. Row-level security decides on every request which rows, in which versions, the member sees; text that was written for the same versions before is sent again (docs/decisions/004). PostgREST keeps verified tokens (\`jwt-cache-max-lifetime\`), as we do. ${LOAD_SETTINGS}`,
    async measure() {
      const { generator, platform, postgresPid } = subjects;
      const postgrest = await subjects.postgrest();
      const theirs = { ...PAGE, Authorization: `Bearer ${await subjects.memberToken()}` };
      const ours = { ...theirs, apikey: platform.publicKey };
      const path = `/rest/v1${LIST}`;
      const note = await requireSameRows(
        `http://localhost:${platform.port}${path}`,
        ours,
        `http://localhost:${postgrest.port}${LIST}`,
        theirs,
      );
      const [own, their] = await takeTurns(generator, [
        { name: OURS, ...platform, postgresPid, request: requestText(platform.port, path, ours) },
        { name: THEIRS, ...postgrest, postgresPid, request: requestText(postgrest.port, LIST, theirs) },
      ]);
      return compared(own, their, [], target, [note]);
    },
  };
}

function compared(
  own: Run | undefined,
  their: Run | undefined,
  scale: Run[],
  target: number,
  notes: string[],
): Measured {
  if (!own || !their) throw new Error("there was nothing to compare");
  const ratio = computeRatio(own, their);
  return {
    value: ratioText(ratio),
    met: ratio.median >= target,
    notes: [
      ...notes,
      `By processor time, PostgreSQL's included: ${costRatioText(own, their)}`,
      ...scale.map((run) => `${OURS} against ${run.subject.name}: ${ratioText(computeRatio(own, run))}`),
    ],
    raw: ratesTable([own, their, ...scale]),
  };
}

/** A faster wrong answer would win every benchmark. */
async function requireSameRows(
  ourUrl: string,
  ourHeaders: Record<string, string>,
  theirUrl: string,
  theirHeaders: Record<string, string>,
): Promise<string> {
  const [ours, theirs] = await Promise.all([
    fetch(ourUrl, { headers: ourHeaders }),
    fetch(theirUrl, { headers: theirHeaders }),
  ]);
  const range = ours.headers.get("content-range");
  deepStrictEqual(
    { status: ours.status, range, rows: await ours.json() },
    {
      status: theirs.status,
      range: theirs.headers.get("content-range"),
      rows: await theirs.json(),
    },
  );
  return `Both answer ${ours.status}, \`Content-Range: ${range}\` and the same JSON.`;
}
