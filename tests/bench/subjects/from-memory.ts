// The least that a server can do, for the scale: sends bytes that it was given, bare or through the framework.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

export interface Bytes {
  way: "node" | "hono";
  status: number;
  headers: Record<string, string>;
  /** In Base64. */
  body: string;
}

process.on("message", (bytes: Bytes) => {
  const server = createServer(bytes.way === "hono" ? throughHono(bytes) : bare(bytes));
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.on("disconnect", () => process.exit(0));

function bare({ status, headers, body }: Bytes): RequestListener {
  const ready = Buffer.from(body, "base64");
  const all = { ...headers, "Content-Length": String(ready.length) };
  return (_request, response) => {
    response.writeHead(status, all);
    response.end(ready);
  };
}

function throughHono({ status, headers, body }: Bytes): RequestListener {
  const ready = new Uint8Array(Buffer.from(body, "base64"));
  const app = new Hono();
  app.get("*", () => new Response(ready, { status, headers }));
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}
