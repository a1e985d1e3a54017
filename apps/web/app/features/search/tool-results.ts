// Tools and the page of help among the results. They are few and never change, so they are found on the device: at once, without a
// network, and help for somebody in distress does not depend on what a server answers.
import type { TextRanges } from "@bentrong/contract/search";
import { markedWords, withoutMarks } from "@bentrong/format/search-words";
import { SMALL_TOOLS, smallToolsText } from "../../common/small-tools/small-tools.ts";
import { toolResultsText } from "./tool-results-text.ts";

export interface ToolResult {
  kind: "tool";
  id: string;
  path: string;
  title: string;
  titleRanges: TextRanges;
  excerpt: string;
  excerptRanges: TextRanges;
  isLocked: false;
  startsAt?: undefined;
}

const PATHS = {
  breathing: "/essentials#breathing-title",
  grounding: "/essentials#grounding-title",
  companion: "/companion",
  ...Object.fromEntries(SMALL_TOOLS.map(({ id, path }) => [id, path])),
} as Record<ToolId, string>;
export type ToolId = "breathing" | "grounding" | "companion" | (typeof SMALL_TOOLS)[number]["id"];
const IDS = Object.keys(PATHS) as ToolId[];

const MOST = 2;
/** One letter begins too many words. */
const SHORTEST = 2;

/** Help first, then tools of which every typed word is a word or, for the last one, its beginning. */
export function findTools(typed: string, lang: "vi" | "en"): ToolResult[] {
  const marked = markedWords(typed);
  const text = toolResultsText[lang];
  const names = smallToolsText[lang].tools;
  const describe = (id: ToolId) =>
    id in names ? names[id as keyof typeof names] : text.tools[id as keyof typeof text.tools];
  const tools = IDS.filter((id) => holdsWords(`${describe(id).name} ${text.words[id]}`, marked)).slice(
    0,
    MOST,
  );
  return [
    ...(asksForHelp(marked) ? [toResult("help", "/an-toan", text.help)] : []),
    ...tools.map((id) => toResult(id, PATHS[id], describe(id))),
  ];
}

const toResult = (id: string, path: string, { name, line }: { name: string; line: string }): ToolResult => ({
  ...{ kind: "tool", id, path, title: name, titleRanges: [], excerpt: line, excerptRanges: [] },
  isLocked: false,
});

function asksForHelp(marked: string): boolean {
  const typed = marked.split(" ");
  return SIGNS.some((sign) =>
    typed.some((_, from) => sign.every((word, at) => isWord(word, typed[from + at] ?? ""))),
  );
}

/** Whoever typed marks means them: "từ từ" is not "tự tử". A word without any is also one with marks. */
const compareAs = (word: string, typed: string): string =>
  typed === withoutMarks(typed) ? withoutMarks(word) : word;
const isWord = (word: string, typed: string): boolean => compareAs(word, typed) === typed;

/** What people type who need somebody now. What a conversation says is judged elsewhere; here a link too many does no harm. */
const SIGNS = [
  ...[
    "tự tử",
    "tự sát",
    "tự vẫn",
    "muốn chết",
    "chết đi",
    "không muốn sống",
    "hết muốn sống",
    "chán sống",
    "ngừng tồn tại",
  ],
  ...[
    "tự hại",
    "tự làm đau",
    "rạch tay",
    "cắt tay",
    "kết thúc cuộc đời",
    "kết liễu",
    "tự kết thúc",
    "nhảy lầu",
    "nhảy cầu",
  ],
  ...[
    "uống thuốc ngủ",
    "bạo hành",
    "bạo lực gia đình",
    "bị đánh",
    "đánh đập",
    "xâm hại",
    "hiếp",
    "hiếp dâm",
    "quấy rối",
  ],
  ...[
    "khẩn cấp",
    "cấp cứu",
    "cứu tôi",
    "cứu em",
    "đường dây nóng",
    "số điện thoại giúp",
    "115",
    "113",
    "111",
  ],
  ...[
    "suicide",
    "suicidal",
    "kill myself",
    "want to die",
    "end my life",
    "self harm",
    "hurt myself",
    "hotline",
    "emergency",
  ],
].map((sign) => markedWords(sign).split(" "));

function holdsWords(text: string, typed: string): boolean {
  const words = markedWords(text).split(" ");
  const wanted = typed.split(" ").filter(Boolean);
  const last = wanted.length - 1;
  if ((wanted[last] ?? "").length < SHORTEST) return false;
  return wanted.every((want, at) =>
    words.some((word) => isWord(word, want) || (at === last && compareAs(word, want).startsWith(want))),
  );
}
