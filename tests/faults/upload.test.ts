// A long upload on a small machine: the server is killed in the middle of it, and started again.
import { chmod, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { aLargeSound, type LargeSound } from "../support/large-sound.ts";
import { type ObjectServer, startObjectServer } from "../support/object-server.ts";
import { aPng } from "../support/picture-files.ts";
import { begin, complete, patch, received, uploaded } from "../support/tus.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const MB = 1024 ** 2;
const SIZE = 500 * MB;
/** Less, unless it is being measured: an S3 server runs beside it. */
const SIZE_IN_S3 = Number(process.env.UPLOAD_MB ?? 60) * MB;
const MEMORY_MB = 256;
/** As the runbook says it. */
const SMALL_MACHINE = {
  NODE_OPTIONS: "--max-old-space-size=128 --max-semi-space-size=1",
  MALLOC_ARENA_MAX: "2",
};

let dataDir: string;
let objects: ObjectServer;
const running: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "bentrong-upload-"));
  await chmod(dataDir, 0o755);
  objects = await startObjectServer();
});
afterAll(async () => {
  for (const server of running) server.child.kill("SIGTERM");
  await Promise.all(running.map(({ ended }) => ended));
  await objects.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}) {
  const server = startServer({ DATA_DIR: dataDir, ...SMALL_MACHINE, ...environment });
  running.push(server);
  const url = `http://localhost:${await server.ready}`;
  const read = async (name: string) => JSON.parse(await readFile(path.join(dataDir, name), "utf8"));
  const { apiKey } = await read("public.json");
  const accounts: { email: string; password: string }[] = await read("accounts.json");
  const editor = accounts.find(({ email }) => email.startsWith("bientap"));
  const headers = { apikey: apiKey, "Content-Type": "application/json" };
  const signedIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    ...{ method: "POST", headers, body: JSON.stringify(editor) },
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const call = (where: string, init: RequestInit = {}) =>
    fetch(`${url}${where.startsWith("/media/") ? "" : "/functions/v1"}${where}`, {
      ...init,
      headers: { apikey: apiKey, Authorization: `Bearer ${token}`, ...init.headers },
    });
  return { server, call };
}

/** Most of it, and then nothing more: a phone in a tunnel. */
function stalling(sound: LargeSound): ReadableStream<Uint8Array> {
  const reader = sound.bytes(0, Math.floor(sound.length * 0.8)).getReader();
  return new ReadableStream({
    async pull(controller) {
      const { value } = await reader.read();
      if (value) controller.enqueue(value);
      else await new Promise(() => undefined);
    },
  });
}

async function arrived(): Promise<number> {
  const folder = path.join(dataDir, "uploads");
  const [name] = await readdir(folder).catch(() => []);
  return name ? (await stat(path.join(folder, name))).size : 0;
}

/** The most memory that a process ever held, in MB. */
async function mostMemory({ child }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

describe("a large sound on a machine of 256 MB", { timeout: 180_000 }, () => {
  it("arrives whole although the server is killed in the middle", async () => {
    const sound = await aLargeSound(SIZE);
    const first = await start();
    const upload = await begin(first.call, { kind: "sound", filename: "đêm dài.mp3", length: sound.length });
    const sending = patch(first.call, upload, 0, stalling(sound)).then(
      () => "all of it",
      () => "broken off",
    );
    await eventually(async () => expect(await arrived()).toBeGreaterThan(sound.length / 3), 60_000);
    first.server.child.kill("SIGKILL");
    expect(await sending).toBe("broken off");
    await first.server.ended;

    const second = await start();
    const from = await received(second.call, upload);
    expect(from).toBeGreaterThan(sound.length / 3);
    expect(from).toBeLessThan(sound.length);
    expect((await patch(second.call, upload, from, sound.bytes(from))).status).toBe(204);
    const answer = await complete(second.call, upload);
    const { data } = (await answer.json()) as { data: { address: string; seconds: number; bytes: number } };
    expect(data).toMatchObject({ bytes: sound.length, seconds: sound.seconds });

    const piece = await second.call(data.address, { headers: { range: `bytes=${sound.length - 1_000}-` } });
    const wanted = await new Response(sound.bytes(sound.length - 1_000)).arrayBuffer();
    expect(Buffer.from(await piece.arrayBuffer()).equals(Buffer.from(wanted))).toBe(true);
    const memory = await mostMemory(second.server);
    second.server.child.kill("SIGTERM");
    await second.server.ended;
    if (process.env.UPLOAD_MB) console.info(`most memory: ${memory} MB`);
    expect(memory).toBeLessThan(MEMORY_MB);
  });

  it("goes on into an S3 store, and is served from there", async () => {
    const { server, call } = await start(objects.environment);
    // Other bytes than before: the same would be the same file.
    const sound = await aLargeSound(SIZE_IN_S3 + MB);
    const upload = await begin(call, { kind: "sound", filename: "biển.mp3", length: sound.length });
    expect((await patch(call, upload, 0, sound.bytes(0))).status).toBe(204);
    const { data } = (await (await complete(call, upload)).json()) as { data: { address: string } };
    const memory = await mostMemory(server);
    if (process.env.UPLOAD_MB) console.info(`most memory, into S3: ${memory} MB`);
    expect(memory).toBeLessThan(MEMORY_MB);
    const whole = await call(data.address);
    let bytes = 0;
    for await (const chunk of whole.body ?? []) bytes += chunk.byteLength;
    expect(bytes).toBe(sound.length);
    const picture = await uploaded(call, "picture", "biển.png", aPng(2_000, 1_500, [20, 90, 160]));
    for (const { address, bytes: wanted } of picture.variants) {
      expect((await (await call(address)).arrayBuffer()).byteLength).toBe(wanted);
    }
  });
});
