// A refusal that costs one write, in the format of the request.
import type { IncomingMessage, ServerResponse } from "node:http";
import { plainPage } from "./plain-page.ts";

const VIETNAMESE = "Đang có nhiều người cùng vào một lúc. Bạn thử lại sau vài giây nhé.";
const ENGLISH = "Many people are here at the moment. Please try again in a few seconds.";

const JSON_BODY = Buffer.from(
  JSON.stringify({ code: "unavailable", message: VIETNAMESE, details: null, hint: null }),
);
const PAGE = plainPage({ title: "Bạn đợi một chút nhé", vi: VIETNAMESE, en: ENGLISH });
const PAGE_BODY = Buffer.from(PAGE.body);

const HEADERS = { "Retry-After": "2", "Cache-Control": "no-store" };
const JSON_HEADERS = {
  ...HEADERS,
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": JSON_BODY.length,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Retry-After",
};
const PAGE_HEADERS = { ...HEADERS, ...PAGE.headers, "Content-Length": PAGE_BODY.length };

export function refuseBusy({ url = "/", method }: IncomingMessage, response: ServerResponse): void {
  const isData = url.startsWith("/rest/");
  response.writeHead(503, isData ? JSON_HEADERS : PAGE_HEADERS);
  if (method === "HEAD") response.end();
  else response.end(isData ? JSON_BODY : PAGE_BODY);
}
