// The thread in which long HTML is cleaned: see html-cleaner.ts.
import { parentPort } from "node:worker_threads";
import { cleanStrangeHtml } from "./safe-html.ts";

parentPort?.on("message", (texts: readonly string[]) => {
  parentPort?.postMessage(texts.map(cleanStrangeHtml));
});
