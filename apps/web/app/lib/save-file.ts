/** Milliseconds after which the browser has surely taken hold of the data. */
const HELD_MS = 60_000;

/** Hands over a file as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), HELD_MS);
}

export const toTextBlob = (text: string, type: "text/plain" | "text/markdown"): Blob =>
  new Blob([text], { type: `${type};charset=utf-8` });
