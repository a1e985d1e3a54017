// The parent's hand on from-memory.ts.
import path from "node:path";
import type { Bytes } from "./from-memory.ts";
import { cores, startPinned } from "./pinned.ts";

export interface MemoryServer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Serves what `url` answers now, encoded as it is, with nothing but its type. */
export async function serveFromMemory(
  way: Bytes["way"],
  url: string,
  headers: Record<string, string>,
): Promise<MemoryServer> {
  const { status, head, body } = await rawAnswer(url, headers);
  const server = startPinned(process.execPath, [path.join(import.meta.dirname, "from-memory.ts")], {
    core: cores.subject,
    env: { NODE_ENV: "production" },
    channel: true,
  });
  const bytes: Bytes = { way, status, headers: head, body: body.toString("base64") };
  const port = await new Promise<number>((resolve, reject) => {
    server.child.once("message", (given) => resolve(Number(given)));
    void server.ended.then(() => reject(new Error(`the memory server ended: ${server.output()}`)));
    server.child.send(bytes);
  });
  return { port, pid: server.child.pid ?? 0, stop: server.stop };
}

/** `fetch` would undo the encoding; this keeps the bytes as they came. */
async function rawAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; head: Record<string, string>; body: Buffer }> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const head: Record<string, string> = {};
        for (const name of ["content-type", "content-encoding"] as const) {
          const value = response.headers[name];
          if (value) head[name] = value;
        }
        resolve({ status: response.statusCode ?? 0, head, body: Buffer.concat(chunks) });
      });
    }).on("error", reject);
  });
}
