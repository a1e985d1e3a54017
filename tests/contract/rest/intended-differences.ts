// Where our answers differ from PostgREST 12.0.2's on purpose. Everything that is not listed here must be equal.
import { type Answered, canonical } from "./ask.ts";
import type { Asked } from "./requests/asked.ts";

export interface Difference {
  reason: string;
  applies(asked: Asked, ours: Answered, theirs: Answered): boolean;
}

const saysCodes = (ourCode: string, theirCode: string) => (_: Asked, ours: Answered, theirs: Answered) =>
  ours.code === ourCode && theirs.code === theirCode;

export const INTENDED: Difference[] = [
  {
    reason: "An unknown relation is PGRST205 since version 13; 12 passes PostgreSQL's 42P01 on.",
    applies: saysCodes("PGRST205", "42P01"),
  },
  {
    reason:
      "An unknown relation is refused before a write is planned; 12 has an empty 404 or looks at PUT's filters first.",
    applies: ({ path, method = "GET" }, ours) =>
      path.startsWith("nothing") && method !== "GET" && ours.status === 404 && ours.code === "PGRST205",
  },
  {
    reason:
      "A path with too many parts has a JSON error (PGRST125) since version 13; 12 has an empty object.",
    applies: (_, ours, theirs) => ours.code === "PGRST125" && theirs.status === 404,
  },
  {
    reason: "An unacceptable media type is 406 since version 13; 12 says 415.",
    applies: (_, ours, theirs) =>
      ours.code === "PGRST107" && theirs.code === "PGRST107" && ours.status === 406 && theirs.status === 415,
  },
  {
    reason:
      "Text after the end of a select, a filter or a logic tree is an error; PostgREST drops it without a word.",
    applies: (_, ours, theirs) => ours.code === "PGRST100" && theirs.status === 200,
  },
  {
    reason: "limit=0 with an offset is an empty page like limit=0 alone; PostgREST finds it out of range.",
    applies: ({ path }, ours, theirs) =>
      path.includes("limit=0&offset=") && ours.status === 200 && theirs.status === 416,
  },
  {
    reason:
      "A column that is only filtered or sorted by need not be selected from a function; 12 does not hand it on.",
    applies: ({ path }, ours, theirs) =>
      path.startsWith("rpc/") && ours.status === 200 && (theirs.code === "42703" || theirs.code === "42846"),
  },
  {
    reason:
      "Ciphertext cannot be searched or sorted: sealed columns take is.null and an empty eq or neq alone.",
    applies: (_, ours) => ours.code === "sealed_column" && ours.status === 400,
  },
  {
    reason:
      "`table.name` also calls any function of a row, and reads system columns: names are resolved by the catalogue.",
    applies: ({ path }, ours, theirs) =>
      /row_to_json|ctid|to_jsonb/.test(path) && ours.code === "42703" && theirs.status === 200,
  },
  {
    reason:
      "Of a table that people may read in part, `*` means that part; PostgREST asks for all of it, and is refused.",
    applies: ({ path }, ours, theirs) => path === "order" && ours.status === 200 && theirs.code === "42501",
  },
  {
    reason: "A cast is written into the statement, so only a list of plain types is taken.",
    applies: ({ path }, ours, theirs) =>
      path.includes("::regclass") && ours.code === "42704" && theirs.code !== "42704",
  },
  {
    reason: "Premium sound is answered with a signed address.",
    applies: (_, ours, theirs) =>
      withoutSignatures(ours) === withoutSignatures(theirs) && ours.status === 200,
  },
  {
    reason: "The header line of CSV stands also above no rows.",
    applies: ({ headers, path }, ours, theirs) =>
      headers?.Accept === "text/csv" && path.includes("lt.0") && ours.status === 200 && theirs.status === 200,
  },
  {
    reason: "A token that is not three parts is PGRST301 with its own text; 12 has the same code for all.",
    applies: ({ headers }, ours, theirs) =>
      headers?.Authorization === "Bearer " && ours.code === "PGRST301" && theirs.status !== 401,
  },
  {
    reason: "is.not_null and words in capitals are of version 13 and later.",
    applies: ({ path }, ours, theirs) =>
      /is\.(not_null|NOT_NULL)/.test(path) && ours.status === 200 && theirs.code === "PGRST100",
  },
  {
    reason: "A view that cannot be written through is 405, not a server error.",
    applies: (_, ours, theirs) => ours.code === "55000" && ours.status === 405 && theirs.status >= 400,
  },
  {
    reason:
      "Rows of many below rows that many share are refused: each would be written out once for each of them.",
    applies: (_, ours, theirs) => ours.code === "embeds_too_much" && theirs.status === 200,
  },
  {
    reason: "Spreads of many rows are lists since version 13; 12 refuses them.",
    applies: ({ path }, ours, theirs) => path.includes("...") && ours.status === 200 && theirs.status === 400,
  },
];

/** For a second look at all reads, with a setting that cuts most lists. */
export const FEW_ROWS = 2;

/** Under that setting, beside the others. */
export const INTENDED_OF_FEW_ROWS: Difference[] = [
  {
    reason:
      "What is embedded is bounded in bytes and not in rows: a shortened list would pass for the whole one.",
    applies: (_, ours, theirs) =>
      ours.status === theirs.status && canonical(cutEmbeds(ours.body)) === canonical(theirs.body),
  },
];

/** Lists below the outermost one as PostgREST cuts them. */
function cutEmbeds(body: unknown, depth = 0): unknown {
  if (Array.isArray(body)) {
    return (depth === 0 ? body : body.slice(0, FEW_ROWS)).map((item) => cutEmbeds(item, depth + 1));
  }
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, cutEmbeds(value, depth + 1)]));
}

const withoutSignatures = ({ body }: Answered): string =>
  canonical(body).replace(/\?expires=\d+&signature=[\w-]+&reader=[\w-]+/g, "");
