// The page for people: one file that opens anywhere, without script, network or pictures.
import { dateAndTime } from "@bentrong/format/dates";
import type { ExportTable, ExportTables } from "../../../platform/feature.ts";
import type { PersonalRow, PersonalTable } from "./personal-data.ts";
import { getLabel, inReadingOrder, readableValue } from "./readable-value.ts";

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f3; --card: #fff; --ink: #2a211c; --soft: #6a5d54; --line: #e7ded3; --accent: #7b1e2b }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #1a1513; --card: #241d1a; --ink: #f4ece3; --soft: #bcada2; --line: #3a302b; --accent: #d9707c }
}
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.7 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; line-height: 1.4; font-weight: 600 }
h2 { margin: 3rem 0 .5rem }
a { color: var(--accent) }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: 0; list-style: none }
nav a { display: inline-block; padding: .5rem 0 }
p, footer { color: var(--soft); margin: .5rem 0 }
article { margin: .75rem 0; padding: .875rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; content-visibility: auto; contain-intrinsic-size: auto 8rem }
dl { display: grid; grid-template-columns: minmax(6rem, 11rem) 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: var(--soft); font-size: .9375rem }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
footer { margin-top: 4rem; border-top: 1px solid var(--line); padding-top: 1rem }
@media (max-width: 32rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
@media print { article { break-inside: avoid } }`;

/** The page piece by piece: a long history is never in memory as a whole. */
export async function* readablePage(
  tables: readonly PersonalTable[],
  { email, at, known }: { email: string; at: Date; known: ExportTables },
): AsyncGenerator<string> {
  const sections = sortTables(tables, known);
  yield head(email, at);
  yield `<nav aria-label="Mục lục"><ul>`;
  for (const { id, title } of sections) yield `<li><a href="#${id}">${escaped(title)}</a></li>`;
  yield "</ul></nav>\n<main>\n";
  for (const section of sections) yield* writeSection(section);
  yield `</main>
<footer>Bạn có thể xóa từng phần, hoặc xóa cả tài khoản, trong trang Tài khoản.</footer>
</body></html>
`;
}

interface Section extends Pick<ExportTable, "title" | "about" | "labels"> {
  id: string;
  table: PersonalTable;
}

/** Known tables by their position, then the others by name. */
function sortTables(tables: readonly PersonalTable[], known: ExportTables): Section[] {
  const getPosition = (name: string): number => known[name]?.position ?? Number.POSITIVE_INFINITY;
  return [...tables]
    .sort((a, b) => {
      const [first, second] = [getPosition(a.name), getPosition(b.name)];
      return first === second ? a.name.localeCompare(b.name) : first - second;
    })
    .map((table, at) => ({ title: table.name, ...known[table.name], id: `phan-${at + 1}`, table }));
}

const head = (email: string, at: Date): string => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>Dữ liệu của tôi</title><style>${STYLE}</style></head>
<body>
<header><h1>Dữ liệu của tôi</h1>
<p>Đây là mọi điều chúng mình đang giữ về tài khoản ${escaped(email)}, lấy lúc ${dateAndTime(at)}. Giờ trong trang là giờ Việt Nam. Tệp du-lieu.json bên cạnh có cùng nội dung, đầy đủ hơn, dành cho máy đọc. Mật khẩu và các mã bí mật không nằm ở đây.</p>
<p>Trong này có những điều rất riêng của bạn. Bạn cất tệp ở nơi chỉ mình bạn mở được nhé.</p></header>
`;

async function* writeSection({ id, title, about, labels, table }: Section): AsyncGenerator<string> {
  yield `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>\n`;
  if (about) yield `<p>${escaped(about)}</p>\n`;
  let isEmpty = true;
  for await (const row of table.rows()) {
    isEmpty = false;
    yield toArticle(row, labels);
  }
  if (isEmpty) yield "<p>Chưa có gì ở đây.</p>\n";
  yield "</section>\n";
}

function toArticle({ content, titles }: PersonalRow, labels: ExportTable["labels"] = {}): string {
  const entries = inReadingOrder(content).flatMap(([column, value]) => {
    const shown = Object.hasOwn(titles, column) ? titles[column] : readableValue(column, value);
    if (shown === undefined) return [];
    const label = Object.hasOwn(labels, column) ? labels[column] : undefined;
    return [`<dt>${escaped(label ?? getLabel(column))}</dt><dd>${escaped(shown)}</dd>`];
  });
  return `<article><dl>${entries.join("")}</dl></article>\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
