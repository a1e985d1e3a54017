// A refusal that costs one write, in the form that whoever asked can read.
import type { IncomingMessage, ServerResponse } from "node:http";

const VIETNAMESE = "Đang có nhiều người cùng vào một lúc. Bạn thử lại sau vài giây nhé.";
const ENGLISH = "Many people are here at the moment. Please try again in a few seconds.";

const JSON_BODY = Buffer.from(
  JSON.stringify({ code: "unavailable", message: VIETNAMESE, details: null, hint: null }),
);
const PAGE = Buffer.from(
  `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bạn đợi một chút nhé</title><body style="font:1.125rem/1.6 system-ui;max-width:34rem;margin:20vh auto;padding:0 1.5rem"><p>${VIETNAMESE}</p><p lang="en">${ENGLISH}</p>`,
);

const HEADERS = { "Retry-After": "2", "Cache-Control": "no-store" };
const JSON_HEADERS = {
  ...HEADERS,
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": JSON_BODY.length,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Retry-After",
};
const PAGE_HEADERS = {
  ...HEADERS,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Length": PAGE.length,
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
};

export function refuseBusy({ url = "/", method }: IncomingMessage, response: ServerResponse): void {
  const isData = url.startsWith("/rest/");
  response.writeHead(503, isData ? JSON_HEADERS : PAGE_HEADERS);
  if (method === "HEAD") response.end();
  else response.end(isData ? JSON_BODY : PAGE);
}
