// The result of the database as PostgREST would send it.
import { appliedPreferences } from "../parse/preferences.ts";
import type { CallPlan, Plan, ReadPlan, WritePlan } from "../plan/plan.ts";
import { badRange, notSingular, putOtherKey } from "../rest-error.ts";
import type { Result } from "../run/run.ts";
import { contentRange, type PageFacts, pageStatus } from "./content-range.ts";

export interface RestResponse {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** The part of an answer that the request alone decides: made once for requests that come again. */
export interface Fixed {
  plan: Plan;
  headers: Record<string, string>;
}

const VARY = "Accept, Prefer, Range";

export function fixedPart(plan: Plan, canonicalQuery: string): Fixed {
  const headers: Record<string, string> = { Vary: VARY };
  if (plan.kind === "read") {
    headers["Content-Location"] = `/${encodeURIComponent(plan.node.shape.name)}${
      canonicalQuery === "" ? "" : `?${canonicalQuery}`
    }`;
  }
  const applied = appliedPreferences(plan.preferences, honoured(plan));
  if (applied !== undefined) headers["Preference-Applied"] = applied;
  return { plan, headers };
}

function honoured(plan: Plan) {
  if (plan.kind === "read" || plan.kind === "call") return ["count"] as const;
  if (plan.kind === "insert") {
    const resolves = plan.conflict ? (["resolution"] as const) : [];
    return [...resolves, "missing", "return", "count"] as const;
  }
  if (plan.kind === "update") return ["missing", "return", "count"] as const;
  return ["return", "count"] as const;
}

export function respond({ plan, headers }: Fixed, result: Result): RestResponse {
  if (plan.kind === "read") return respondToRead(plan, headers, result);
  return plan.kind === "call" ? respondToCall(plan, headers, result) : respondToWrite(plan, headers, result);
}

function respondToRead(plan: ReadPlan, fixed: Record<string, string>, result: Result): RestResponse {
  if (plan.media.shape === "object" && !plan.headOnly && result.rows !== 1) throw notSingular(result.rows);
  const facts = { offset: plan.node.range.offset, rows: result.rows, total: result.total };
  return page(facts, plan, fixed, result.body);
}

function page(
  facts: PageFacts,
  plan: ReadPlan | CallPlan,
  fixed: Record<string, string>,
  body: string,
): RestResponse {
  const status = pageStatus(facts);
  const range = contentRange(facts);
  if (status === 416) {
    const error = badRange(
      `An offset of ${facts.offset} was requested, but there are only ${facts.total} rows.`,
    );
    error.headers["Content-Range"] = range;
    throw error;
  }
  return {
    status,
    headers: { "Content-Type": plan.media.contentType, "Content-Range": range, ...fixed },
    body: plan.headOnly ? null : body,
  };
}

function respondToCall(plan: CallPlan, fixed: Record<string, string>, result: Result): RestResponse {
  const facts = { offset: plan.node.range.offset, rows: result.rows, total: result.total };
  if (plan.routine.returns.kind === "nothing") {
    return { status: 204, headers: { "Content-Range": contentRange(facts), ...fixed }, body: null };
  }
  return page(facts, plan, fixed, result.body);
}

function respondToWrite(plan: WritePlan, fixed: Record<string, string>, result: Result): RestResponse {
  const { preferences, media, kind } = plan;
  if (kind === "put" && result.rows !== 1) throw putOtherKey();
  const headers: Record<string, string> = { ...fixed };
  if (kind !== "put") headers["Content-Range"] = writtenRange(plan, result);
  const shows = preferences.return === "representation";
  if (shows) headers["Content-Type"] = media.contentType;
  const location = result.rows === 1 ? toLocation(plan, result) : undefined;
  if (location !== undefined) headers.Location = location;
  return { status: writeStatus(plan, result), headers, body: shows ? result.body : null };
}

/** Only an update says which rows: an insert and a delete have no place for them. */
function writtenRange({ kind, preferences }: WritePlan, { rows }: Result): string {
  const total = preferences.count === "exact" || preferences.count === "estimated" ? rows : undefined;
  return contentRange({ offset: 0n, rows: kind === "update" ? rows : 0, total });
}

function writeStatus({ kind, preferences, conflict }: WritePlan, { inserted = 0 }: Result): number {
  const shows = preferences.return === "representation";
  if (kind === "insert") return conflict?.merge && inserted <= 0 ? 200 : 201;
  if (kind === "put" && shows) return inserted > 0 ? 201 : 200;
  return shows ? 200 : 204;
}

function toLocation({ relation }: WritePlan, { location }: Result): string | undefined {
  if (location === undefined) return undefined;
  const key: unknown = JSON.parse(location);
  const pairs = Object.entries(key as Record<string, unknown>).map(([name, value]) => {
    const filter = value === null ? "is.null" : `eq.${String(value)}`;
    return `${encodeURIComponent(name)}=${encodeURIComponent(filter)}`;
  });
  return `/${encodeURIComponent(relation.name)}?${pairs.join("&")}`;
}
