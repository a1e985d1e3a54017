// The report as Markdown: readable in a terminal and as a page of the documentation.
import type { Figure, Measured, Table } from "./figure.ts";
import { machineLines } from "./machine.ts";

export interface Result {
  figure: Figure;
  measured: Measured | undefined;
  /** Why it could not be measured. */
  problem?: string;
}

export function writeReport(results: Result[], seconds: number): string {
  const summary: Table = {
    head: ["Figure", "Measured", "Target", ""],
    rows: results.map(({ figure, measured }) => [
      figure.title,
      measured?.value ?? "not measured",
      figure.target,
      toVerdict(measured),
    ]),
  };
  return [
    "# Figures",
    "",
    `Measured by \`npm run bench\` in ${Math.round(seconds / 60)} min. Rates depend on the machine and on what else it does; ratios compare neighbours within one run.`,
    "",
    ...machineLines().map((line) => `- ${line}`),
    "",
    ...tableLines(summary),
    ...results.flatMap(chapter),
    "",
  ].join("\n");
}

function toVerdict(measured: Measured | undefined): string {
  if (measured?.met === undefined) return "";
  return measured.met ? "met" : "missed";
}

function chapter({ figure, measured, problem }: Result): string[] {
  const lines = ["", `## ${figure.title}`, "", figure.how, ""];
  if (!measured) return [...lines, `Not measured: ${problem}`];
  const notes = measured.notes ?? [];
  return [...lines, ...tableLines(measured.raw), ...(notes.length > 0 ? ["", ...notes.map(asItem)] : [])];
}

const asItem = (note: string): string => `- ${note}`;

function tableLines({ head, rows }: Table): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => (row[column] ?? "").length)));
  const line = (row: string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)];
}
