// The documents of docs/api/openapi say what the code does: they are made from it, valid, and name every route.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { readSchemaCache } from "@bentrong/postgrest/schema-cache/read-schema-cache";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rules } from "../../apps/server/src/api/data/rules.ts";
import { describeAuth } from "../../apps/server/src/openapi/auth.ts";
import { describeFunctions } from "../../apps/server/src/openapi/functions.ts";
import { describeRest } from "../../apps/server/src/openapi/rest.ts";
import { openPlatform, type Platform } from "./platform.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");
const read = async (name: string) => JSON.parse(await readFile(path.join(PROJECT, name), "utf8"));

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

/** As the documents write paths: no expressions, no folder's asterisk, no prefix. */
const toPath = (route: string): string => route.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}").replace(/\/\*$/, "");

/** Registered routes below a prefix, without what guards and refuses every method. */
function listRoutes(prefix: string): string[] {
  return platform.routes
    .map((route) => route.split(" "))
    .filter(([method, address]) => method !== "ALL" && address?.startsWith(`${prefix}/`))
    .map(([method, address]) => `${method} ${toPath(address ?? "").slice(prefix.length)}`)
    .filter((route) => !route.includes(" /admin/"))
    .sort();
}

const listOperations = (document: { paths: Record<string, object> }): string[] =>
  Object.entries(document.paths)
    .flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    )
    .sort();

const describeData = async (version: string) =>
  describeRest(await readSchemaCache(platform.database.owner, rules), version);

describe("the OpenAPI documents", () => {
  it.each<[string, (version: string) => unknown]>([
    ["auth", describeAuth],
    ["functions", describeFunctions],
    ["rest", describeData],
  ])("of %s are valid, and what `npm run docs:api` would write", async (name, describeIt) => {
    const { version } = await read("package.json");
    const document = await read(`docs/api/openapi/${name}.json`);
    expect(document, "run `npm run docs:api`").toEqual(JSON.parse(JSON.stringify(await describeIt(version))));
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    const ids = listOperations(document).map((operation) => {
      const [method = "", address = ""] = operation.split(" ");
      return document.paths[address][method.toLowerCase()].operationId;
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("name every route of functions and accounts, and no other", () => {
    const functions = listRoutes("/functions/v1");
    expect(functions.length).toBeGreaterThan(60);
    expect(listOperations(describeFunctions("0"))).toEqual(functions);
    expect(listOperations(describeAuth("0"))).toEqual(listRoutes("/auth/v1"));
  });

  it("say truly what a visitor may call", async () => {
    const { paths } = describeFunctions("0");
    const headers = { apikey: platform.tokens.publicKey };
    const untrue: string[] = [];
    for (const operation of listOperations({ paths })) {
      const [method = "", address = ""] = operation.split(" ");
      const call = paths[address]?.[method.toLowerCase()] as { security?: object[] };
      const url = `${platform.url}/functions/v1${address.replace("{mode}", "map").replace(/\{\w+\}/g, "1")}`;
      const body = method === "GET" || method === "OPTIONS" ? {} : { body: "{}" };
      const answer = await fetch(url, { method, headers, redirect: "manual", ...body });
      await answer.text();
      const isForEverybody = call.security !== undefined;
      // What a provider of payments sends is refused by its signature.
      if (isForEverybody === (answer.status === 401) && !address.startsWith("/payment/webhook")) {
        untrue.push(`${operation}: ${answer.status}`);
      }
    }
    expect(untrue).toEqual([]);
  });
});
