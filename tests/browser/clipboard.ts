// What other programs lay on the clipboard, and how a page gets it.
import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";

interface Copied {
  html?: string;
  text?: string;
  files?: { name: string; type: string; bytes: Buffer }[];
}

/** As copied in that program: the files are what it wrote. */
export const copiedIn = (program: "google-docs" | "word"): Promise<string> =>
  readFile(new URL(`./clipboard/${program}.clip`, import.meta.url), "utf8");

async function give(
  place: Locator,
  how: "paste" | "drop",
  { html, text, files = [] }: Copied,
): Promise<void> {
  const sent = files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString("base64") }));
  await place.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      if (given.html !== undefined) data.setData("text/html", given.html);
      if (given.text !== undefined) data.setData("text/plain", given.text);
      for (const { name, type, base64 } of given.sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.how === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: data })
          : new DragEvent("drop", {
              ...{ ...options, dataTransfer: data, clientX: left + 40, clientY: top + 30 },
            }),
      );
    },
    { html, text, sent, how },
  );
}

export const paste = (place: Locator, copied: Copied): Promise<void> => give(place, "paste", copied);
export const drop = (place: Locator, copied: Copied): Promise<void> => give(place, "drop", copied);
