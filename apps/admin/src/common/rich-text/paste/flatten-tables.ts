// The editor holds no tables. What one says is kept: a frame around some text loses its frame, rows become lines.

const BLOCKS = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre";
const BETWEEN_CELLS = " · ";

const isBetweenBlocks = (node: Node): boolean => node instanceof Text && /^\s*\n\s*$/.test(node.data);

/** The words of a cell in one paragraph: where a block ended, a line ends. */
function takeInline(cell: Element): Node[] {
  const nodes: Node[] = [];
  for (const child of [...cell.childNodes]) {
    const isBlock = child instanceof Element && child.matches(BLOCKS);
    if (!isBlock) {
      if (!isBetweenBlocks(child)) nodes.push(child);
      continue;
    }
    if (nodes.some((node) => node.textContent?.trim())) nodes.push(child.ownerDocument.createElement("br"));
    nodes.push(...takeInline(child));
  }
  return nodes;
}

function readRow(row: HTMLTableRowElement): Element {
  const line = row.ownerDocument.createElement("p");
  for (const cell of row.cells) {
    const words = takeInline(cell);
    if (!words.some((node) => node.textContent?.trim())) continue;
    if (line.hasChildNodes()) line.append(BETWEEN_CELLS);
    if (cell.localName === "td") {
      line.append(...words);
      continue;
    }
    const head = row.ownerDocument.createElement("strong");
    head.append(...words);
    line.append(head);
  }
  return line;
}

/** Answers how many tables became lines. */
export function flattenTables(body: HTMLElement): number {
  let flattened = 0;
  // From the inside out: a table in a cell is text by the time its own table is read.
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const rows = [...table.rows];
    const isFrame = rows.every((row) => row.cells.length <= 1);
    if (isFrame) table.replaceWith(...rows.flatMap((row) => [...(row.cells[0]?.childNodes ?? [])]));
    else {
      table.replaceWith(...rows.map(readRow));
      flattened += 1;
    }
  }
  return flattened;
}
