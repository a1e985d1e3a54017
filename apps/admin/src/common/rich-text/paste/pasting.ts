import { closeHistory } from "@tiptap/pm/history";
import { Slice } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { Extension } from "@tiptap/react";
import { cleanPastedHtml } from "./clean-pasted-html.ts";
import { getPasteWarning, MARKDOWN_READ, NO_PICTURES, ONLY_PICTURES } from "./paste-words.ts";
import { isMarkdown, renderMarkdown } from "./read-markdown.ts";

export interface PastingOptions {
  keepsPictures: boolean;
  /** Files that were pasted or dropped; the cursor stands where they are to go. */
  onPictures(files: File[]): void;
  onNotice(text: string, type: "info" | "warning"): void;
}

const isPicture = ({ type }: File): boolean => type.startsWith("image/");

/** Word adds a picture of a copied text to the clipboard, which is ignored. */
const hasText = (data: DataTransfer): boolean => data.getData("text/plain").trim() !== "";

function takeFiles(
  data: DataTransfer | null,
  { keepsPictures, onPictures, onNotice }: PastingOptions,
): boolean {
  const files = [...(data?.files ?? [])];
  const pictures = files.filter(isPicture);
  if (files.length === 0) return false;
  if (!keepsPictures) onNotice(NO_PICTURES, "warning");
  else if (pictures.length === 0) onNotice(ONLY_PICTURES, "warning");
  else onPictures(pictures);
  return true;
}

/** The text as typed, and the formatting as an undo step of its own: undoing it leaves the text. */
function pasteMarkdown(view: EditorView, text: string, plain: Slice): void {
  const { from, to } = view.state.selection;
  const asTyped = view.state.tr.replaceSelection(plain);
  const [start, end] = [asTyped.mapping.map(from, -1), asTyped.mapping.map(to, 1)];
  view.dispatch(asTyped);
  const chosen = closeHistory(view.state.tr);
  view.dispatch(
    chosen.setSelection(TextSelection.between(chosen.doc.resolve(start), chosen.doc.resolve(end))),
  );
  view.pasteHTML(renderMarkdown(text));
}

/** After existing text, a heading with a text of its own begins a new block, as it was. */
function keepHeadingApart(slice: Slice, { state }: EditorView): Slice {
  const { content, openEnd } = slice;
  const isText = content.firstChild?.type.name === "heading" && content.childCount > 1;
  return isText && state.selection.$from.parent.content.size > 0 ? new Slice(content, 0, openEnd) : slice;
}

function createPastePlugin(options: PastingOptions): Plugin {
  /** Ctrl+Shift+V asks for the text as it is. */
  let wantsPlain = false;
  let warning = "";
  const warn = () => {
    if (warning) options.onNotice(warning, "warning");
    warning = "";
  };
  return new Plugin({
    props: {
      transformPastedHTML(html) {
        const cleaned = cleanPastedHtml(html, options.keepsPictures);
        warning = getPasteWarning(cleaned, options.keepsPictures);
        return cleaned.html;
      },
      transformPasted: keepHeadingApart,
      handleDOMEvents: {
        keydown: (_, { shiftKey }) => {
          wantsPlain = shiftKey;
        },
        keyup: () => {
          wantsPlain = false;
        },
      },
      handlePaste(view, { clipboardData: data }, slice) {
        if (data && data.files.length > 0 && !hasText(data)) return takeFiles(data, options);
        warn();
        const text = data?.getData("text/plain") ?? "";
        const isCode = view.state.selection.$from.parent.type.spec.code === true;
        if (isCode || wantsPlain || data?.getData("text/html") || !isMarkdown(text)) return false;
        pasteMarkdown(view, text, slice);
        options.onNotice(MARKDOWN_READ, "info");
        return true;
      },
      handleDrop(view, event, _slice, isMoved) {
        if (!event.dataTransfer?.files.length || isMoved) {
          warn();
          return false;
        }
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) {
          const { tr } = view.state;
          view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at.pos))));
        }
        return takeFiles(event.dataTransfer, options);
      },
    },
  });
}

/** Handles content that is pasted or dropped. */
export const createPasting = (options: PastingOptions) =>
  Extension.create({
    name: "pasting",
    // Before that of links, which would take an address for words that are chosen.
    priority: 1_000,
    addProseMirrorPlugins: () => [createPastePlugin(options)],
  });
