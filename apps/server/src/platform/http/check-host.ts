// Refuses requests whose Host is none, before anything makes an address of it: every part of the server would fail in a
// way of its own, with an error that holds the whole address.
import type { IncomingMessage, ServerResponse } from "node:http";

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const LONGEST = 255;
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Digits alone, for example, look like a name and are an address out of its range. */
export const isHost = (host: string): boolean =>
  host.length <= LONGEST && HOST.test(host) && URL.canParse(`http://${host}/`);

const BODY = JSON.stringify({ success: false, code: "bad_host", error: "Invalid Host header" });

export function checkHost(otherwise: Handler): Handler {
  return (request, response) => {
    // Requests without any are refused by the framework, as HTTP/1.1 wants it.
    const { host } = request.headers;
    if (host === undefined || isHost(host)) return otherwise(request, response);
    response.writeHead(400, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      Connection: "close",
    });
    response.end(BODY);
  };
}
