import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { importGraph, PROJECT } from "./import-graph.ts";

const WEB = "apps/web/app/";
const ABOVE_API = /^apps\/web\/app\/(common|features|routes)\//;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const sources = globSync(`${WEB}**/*.{ts,tsx}`, { cwd: PROJECT })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => ABOVE_API.test(file) && !isTest(file))
  .map((file) => ({ file, text: readFileSync(path.join(PROJECT, file), "utf8") }));

const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file.slice(WEB.length))
    .toSorted();

/** They read a file as it is, a sound or a picture, and no answer of the API. */
const READS_A_FILE = [
  "features/offline/download.ts",
  "features/orders/qr-picture.tsx",
  "features/player/open-player.ts",
];

/** What a call is made with. Pages and features hand the client on to the functions of api/, and make no call with it. */
const MEANS_OF_A_CALL = /^apps\/web\/app\/api\/(create-api|stream-call|event-stream|schema-loader)\.ts$/;
/** On the server every request has a client of its own, made here. */
const MAKES_A_CLIENT = "apps/web/app/common/page/server-loader.server.ts";

describe("calls of the web application", () => {
  it("are made in api/ alone: no other layer knows an address of the API", () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(filesWith(/\/(rest|auth|functions)\/v1\b/)).toEqual([]);
  });

  it("are not made with the client anywhere else", () => {
    expect(filesWith(/\b(api|Api\(\))\s*\.(get|post|send|fetch)\(/)).toEqual([]);
  });

  it("are not made past the client", () => {
    expect(filesWith(/(?<![.#\w])fetch\(|XMLHttpRequest|EventSource|sendBeacon/)).toEqual(READS_A_FILE);
    const past = importGraph("apps/web/app").filter(
      ({ from, to }) =>
        ABOVE_API.test(from) && !isTest(from) && from !== MAKES_A_CLIENT && MEANS_OF_A_CALL.test(to),
    );
    expect(past).toEqual([]);
  });
});
