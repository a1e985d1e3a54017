import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pagesContext } from "./lib/pages-context.ts";
import { ScriptMark } from "./lib/script-mark.ts";

const PATIENCE = 8000;

/**
 * Pages are rendered whole before they are sent, so that they can be cached, hashed and given a length.
 * `renderToString` would be quicker but drops the data that hydration needs.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  own: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed = false;
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(new Response(Buffer.concat(chunks), { status: failed ? 500 : status, headers }));
        done();
      },
    });
    const { scriptMark, reportError } = own.get(pagesContext);
    const page = (
      <ScriptMark value={scriptMark}>
        <ServerRouter context={context} url={request.url} nonce={scriptMark} />
      </ScriptMark>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: scriptMark,
      // Everything in its place: larger parts would otherwise be sent behind the page and moved by a script, and a
      // reader without scripts would be left with the skeletons.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        failed = true;
        reportError(error, new URL(request.url).pathname);
      },
    });
    const timer = setTimeout(abort, PATIENCE);
  });
}

/** A page that was left while it loaded is no failure of ours; everything else is. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  context.get(pagesContext).reportError(error, new URL(request.url).pathname);
}
