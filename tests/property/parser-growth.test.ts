// Every parser of what people and programs send, fed with what would hurt it most: eight times as much input may take
// about eight times as long. A parser whose work grows with the square takes 64 times as long, and one that searches all
// ways does not end at all. docs/parsers.md is the list of them.

import { byteRange } from "@bentrong/format/byte-range";
import { decodeMarkup } from "@bentrong/format/entities";
import { excerpt } from "@bentrong/format/excerpt";
import { fold } from "@bentrong/format/fold";
import { parseJson } from "@bentrong/format/json";
import { nfc, nfd, nfkc } from "@bentrong/format/nfc";
import { plainText } from "@bentrong/format/plain-text";
import { slug } from "@bentrong/format/slug";
import { describe, expect, it } from "vitest";
import { deviceName } from "../../apps/server/src/api/gotrue/device-name.ts";
import { parseEmail } from "../../apps/server/src/api/gotrue/email-address.ts";
import { hearFacts } from "../../apps/server/src/features/companion/crisis/hear-facts.ts";
import { assess } from "../../apps/server/src/features/companion/safety/assess.ts";
import { isQuotable } from "../../apps/server/src/features/companion/safety/quotable.ts";
import { reviewReply } from "../../apps/server/src/features/companion/safety/review-reply.ts";
import { normalise } from "../../apps/server/src/features/companion/text/normalise.ts";
import { parseUploadMetadata } from "../../apps/server/src/features/content/uploads/upload-metadata.ts";
import { bareMemo } from "../../apps/server/src/features/orders/admin/near-code.ts";
import { codesIn } from "../../apps/server/src/features/orders/order-code.ts";
import { readStatementLines } from "../../apps/server/src/features/orders/statement.ts";
import { cleanStrangeHtml } from "../../apps/server/src/platform/html/safe-html.ts";
import { isHost } from "../../apps/server/src/platform/http/check-host.ts";
import { csvLine } from "../../apps/server/src/platform/http/csv-line.ts";
import { preferredEncoding } from "../../apps/server/src/platform/http/encodings.ts";
import { parseLanguage } from "../../apps/server/src/platform/http/language.ts";
import { cleaned } from "../../apps/server/src/platform/http/written-text.ts";
import { parseBearer } from "../../apps/server/src/platform/identity/bearer.ts";
import { searchFilter } from "../../apps/web/app/api/search-filter.ts";
import { parsePayload } from "../../packages/postgrest/src/parse/body.ts";
import { parseAccept } from "../../packages/postgrest/src/parse/media-type.ts";
import { parseQuery } from "../../packages/postgrest/src/parse/parse-query.ts";
import { parsePreferences } from "../../packages/postgrest/src/parse/preferences.ts";
import { harmlessCsv } from "../../packages/postgrest/src/respond/harmless-csv.ts";

/** Bounds of what reaches a parser: a header, a message, a body. */
const [HEADER, MESSAGE, BODY] = [16_000, 12_000, 60_000];
const TIMES = 8;
const MOST_GROWTH = 20;
/** Less than this is noise. */
const FLOOR_MS = 4;

const MARKS = ["\u0301\u0323", "a\u0301\u0323", "\u0344", "\u200b\u0301"];
const TAGS = [
  ...[
    "<",
    "<a",
    "<a ",
    "</a",
    "<p></p>",
    "<b>",
    "</b>",
    "<script",
    "<script>",
    "</script ",
    "<!--",
    "<!-- -->",
    "<!",
  ],
  ...[
    "<noscript>",
    "<iframe>",
    "<textarea>",
    "<svg><a ",
    '<a href="',
    '<a href="http://',
    " a=",
    "<a b='",
    "&",
    "&lt;",
  ],
  ...["&lt;a", "&lt;script ", "&amp;", "\n", " \n", "- \n", "<li>", "<p>a<b>"],
];
const CELLS = ['"', '""', ',"', '"a",', ",", ";", "\n", "\r", "a\n", '"\n', "=,", '"=","', "' "];
const WORDS = [
  "a ",
  "ang.",
  "c h ế t ",
  "uo",
  "muốn chết ",
  "khong ",
  "t.ự ",
  "n't ",
  "ﷺ",
  "(",
  "- ",
  "0 ",
  "<|im_",
  "@",
];
const SIGNS = [
  ",",
  ";",
  " ",
  "a,",
  "a;q=0,",
  "br;q=0 ",
  "; ",
  ";;",
  "=",
  '"',
  "\\",
  ".",
  "-",
  "(",
  "1",
  "bytes=",
  "a=b; ",
];
const QUERIES = [
  ...[
    "&",
    "a=eq.1&",
    "select=a,",
    "select=a(",
    "a(",
    "or=(",
    "and(",
    "or=(a.eq.1,",
    "order=a,",
    "a->",
    "a->>b",
    "in.(",
    "%00",
  ],
  ...["%", "%C3", "+", "a=in.(1,", '"', "\\", ".", "not.", "a=cs.{", "{", "limit=1&", "a.b.", "::text"],
];

interface Parser {
  name: string;
  parse(text: string): unknown;
  bound: number;
  units: readonly string[];
  /** In front of the units, so that a parser is inside of something. */
  within?: readonly string[];
}

const PARSERS: Parser[] = [
  { name: "nfc", parse: nfc, bound: BODY, units: MARKS },
  { name: "nfd", parse: nfd, bound: BODY, units: MARKS },
  { name: "nfkc", parse: nfkc, bound: BODY, units: [...MARKS, "ﷺ"] },
  { name: "fold", parse: fold, bound: BODY, units: [...MARKS, " ", "Đ"] },
  { name: "slug", parse: slug, bound: BODY, units: [...MARKS, "-", "a-", " "] },
  { name: "written text", parse: cleaned, bound: BODY, units: [...MARKS, "\0", "\r\n", " "] },
  { name: "safety's words", parse: normalise, bound: 20_000, units: [...WORDS, ...MARKS] },
  { name: "safety", parse: (text) => assess(text), bound: MESSAGE, units: WORDS },
  { name: "facts of a crisis", parse: (text) => hearFacts(text, "vi"), bound: MESSAGE, units: WORDS },
  { name: "quotable sentences", parse: isQuotable, bound: MESSAGE, units: WORDS },
  { name: "review of a reply", parse: (text) => reviewReply(text, [text]), bound: 4_000, units: WORDS },
  { name: "plain text of HTML", parse: plainText, bound: BODY, units: TAGS },
  { name: "excerpts", parse: (text) => excerpt(text, 150), bound: BODY, units: TAGS },
  { name: "encoded HTML", parse: decodeMarkup, bound: BODY, units: TAGS },
  { name: "HTML of editors", parse: cleanStrangeHtml, bound: BODY, units: TAGS },
  {
    name: "attributes of editors",
    parse: cleanStrangeHtml,
    bound: BODY,
    units: ["<!---->", "<!--", " ", "a ", "a=b ", "&#0;", "\t", "javascript:"],
    within: ['<a href="x', '<img src="', '<p onclick="', "<a "],
  },
  {
    name: "JSON",
    parse: parseJson,
    bound: BODY,
    units: ["[", "{", '{"a":', '"', '"\\', "[],", "1,"],
    within: ["", "["],
  },
  {
    name: "JSON of a write",
    parse: (text) => parsePayload(JSON.stringify({ a: text }), "application/json", undefined),
    bound: BODY,
    units: [...MARKS, "\\u0301", '"', "\\"],
  },
  {
    name: "CSV of a write",
    parse: (text) => parsePayload(text, "text/csv", undefined),
    bound: BODY,
    units: CELLS,
    within: ["", '"'],
  },
  {
    name: "forms",
    parse: (text) => parsePayload(text, "application/x-www-form-urlencoded", undefined),
    bound: BODY,
    units: ["&", "a=1&", "%", "+", "="],
  },
  { name: "CSV of an answer", parse: harmlessCsv, bound: BODY, units: CELLS, within: ["", '"'] },
  { name: "CSV of the back office", parse: (text) => csvLine([text]), bound: BODY, units: CELLS },
  {
    name: "bank statements",
    parse: (text) => readStatementLines(text, "1"),
    bound: BODY,
    units: [...CELLS, "(", "21/11/2026,1.000,a\n"],
    within: ["", "Ngày giao dịch,Số tiền ghi có,Nội dung\n", '"'],
  },
  {
    name: "memos",
    parse: (text) => [codesIn(text), bareMemo(text)],
    bound: 2_000,
    units: ["BT", "BT2", ...MARKS],
  },
  {
    name: "the data API's query",
    parse: (text) => parseQuery(text, { takesArguments: false }),
    bound: HEADER,
    units: QUERIES,
  },
  {
    name: "logic trees",
    parse: (text) => parseQuery(`or=(${text}`, { takesArguments: false }),
    bound: HEADER,
    units: QUERIES,
  },
  {
    name: "select",
    parse: (text) => parseQuery(`select=${text}`, { takesArguments: false }),
    bound: HEADER,
    units: QUERIES,
  },
  { name: "Accept", parse: parseAccept, bound: HEADER, units: SIGNS },
  {
    name: "Prefer",
    parse: parsePreferences,
    bound: HEADER,
    units: [...SIGNS, "count=exact,", "max-affected=1"],
  },
  {
    name: "Accept-Encoding",
    parse: preferredEncoding,
    bound: HEADER,
    units: [...SIGNS, "br", "br ", "gzip;q=0.0"],
  },
  { name: "Range", parse: (text) => byteRange(`bytes=${text}`, 100), bound: HEADER, units: SIGNS },
  { name: "cookies", parse: parseLanguage, bound: HEADER, units: [...SIGNS, "lang=", "; lang"] },
  { name: "Authorization", parse: parseBearer, bound: HEADER, units: SIGNS, within: ["", "Bearer "] },
  {
    name: "User-Agent",
    parse: deviceName,
    bound: HEADER,
    units: ["Version/1", "Version/1.", "Safari/", " "],
  },
  { name: "Host", parse: isHost, bound: HEADER, units: [...SIGNS, "a.", "[", ":"] },
  {
    name: "addresses of people",
    parse: parseEmail,
    bound: BODY,
    units: ["a", "a.", "@", "a@", "-", "a-", ...MARKS],
    within: ["", "a@"],
  },
  {
    name: "Upload-Metadata",
    parse: (filename) => parseUploadMetadata({ kind: "picture", filename }, 1),
    bound: HEADER,
    units: ["a", ".", "/", "\\", "\u200b", ...MARKS],
  },
  {
    name: "search words",
    parse: (text) => searchFilter(text, ["title"]),
    bound: HEADER,
    units: [...SIGNS, ...MARKS, "%", "*"],
  },
];

/** A refusal is an answer, too; running out of stack is none. */
function run({ parse }: Parser, text: string): void {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error;
  }
}

/** Milliseconds that this thread worked: what else the machine does is not counted. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function measureTime(parser: Parser, text: string): number {
  const from = workedMs();
  run(parser, text);
  return workedMs() - from;
}

const ofLength = (start: string, unit: string, length: number): string =>
  start + unit.repeat(Math.max(1, Math.floor((length - start.length) / unit.length)));

/** The best of a few tries: caches that others emptied make it slower, never faster. */
function measureBestTime(parser: Parser, text: string, goodEnough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3 && best > goodEnough; n += 1) best = Math.min(best, measureTime(parser, text));
  return best;
}

describe("time grows with the input and no faster, whatever stands in it:", () => {
  it.each(PARSERS)("$name", (parser) => {
    const slow: string[] = [];
    for (const start of parser.within ?? [""]) {
      for (const unit of parser.units) {
        const small = measureBestTime(parser, ofLength(start, unit, parser.bound / TIMES), FLOOR_MS);
        const allowed = MOST_GROWTH * Math.max(small, FLOOR_MS);
        const large = measureBestTime(parser, ofLength(start, unit, parser.bound), allowed);
        if (large > allowed) slow.push(`${JSON.stringify(start + unit)}: ${small} ms, then ${large} ms`);
      }
    }
    expect(slow).toEqual([]);
  });
});
