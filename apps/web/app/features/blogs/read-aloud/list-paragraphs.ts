import { splitSentences } from "./split-sentences.ts";

export interface Paragraph {
  element: Element;
  sentences: readonly string[];
}

const BLOCKS = "p,li,h1,h2,h3,h4,h5,h6,blockquote,figcaption,pre,td,th,dd,dt,div";
const UNREAD = "button,script,style";

/** What is read of an article, in its order: the text of each innermost block. A line of a poem is a sentence of its own. */
export function listParagraphs(root: HTMLElement): Paragraph[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const blocks: { element: Element; lines: string[] }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const last = blocks.at(-1);
    if (node.nodeName === "BR") last?.lines.push("");
    if (!(node instanceof Text) || node.parentElement?.closest(UNREAD)) continue;
    const element = node.parentElement?.closest(BLOCKS) ?? root;
    if (last?.element === element) last.lines.push(`${last.lines.pop() ?? ""}${node.data}`);
    else if (node.data.trim() !== "") blocks.push({ element, lines: [node.data] });
  }
  return blocks
    .map(({ element, lines }) => ({ element, sentences: lines.flatMap(splitSentences) }))
    .filter(({ sentences }) => sentences.length > 0);
}
