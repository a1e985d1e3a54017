import { describe, expect, it } from "vitest";
import { readSettings, SettingError } from "./settings.ts";

const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, "/nowhere");
const SHARED = {
  DATABASE_URL: "postgres://db.example/site",
  TOKEN_KEYS: "[]",
  PUBLIC_KEY: "key",
  MESSAGE_KEYS: "[]",
};

describe("whether staff need a second step", () => {
  it.each([
    ["not on one's own machine", {}, false],
    ["not on a site without TLS", { PUBLIC_URL: "http://localhost:3000" }, false],
    ["on a public site", { PUBLIC_URL: "https://bentrong.example" }, true],
    ["with a database of one's own", SHARED, true],
    ["as the operator says", { PUBLIC_URL: "https://bentrong.example", STAFF_TOTP: "optional" }, false],
    ["as the operator says, anywhere", { STAFF_TOTP: "required" }, true],
  ])("%s", (_when, environment, needed) => {
    expect(read(environment).accounts.staffNeedSecondStep).toBe(needed);
  });
});

describe("a number that cannot be taken", () => {
  it.each([
    ["20", /ACCESS_TOKEN_SECONDS.*60/],
    ["9000", /ACCESS_TOKEN_SECONDS.*3600/],
    ["soon", /ACCESS_TOKEN_SECONDS: must be a number/],
  ])("%s is refused with what is asked of it", (given, told) => {
    expect(() => read({ ACCESS_TOKEN_SECONDS: given })).toThrow(told);
  });
});

describe("where the server listens", () => {
  it("is everywhere, but for this machine alone behind a proxy, unless the operator says otherwise", () => {
    expect(read({}).host).toBeUndefined();
    expect(read({ TRUSTED_PROXIES: "1" }).host).toBe("127.0.0.1");
    expect(read({ TRUSTED_PROXIES: "1", HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
  });
});

describe("hosts of pictures", () => {
  it("are origins with https", () => {
    expect(read({}).imageOrigins).toEqual([]);
    const two = ["https://anh.example", "https://cdn.example:8443"];
    expect(read({ IMAGE_ORIGINS: two.join("  ") }).imageOrigins).toEqual(two);
    for (const wrong of ["*", "http://anh.example", "https://anh.example/", "https://a; script-src *"]) {
      expect(() => read({ IMAGE_ORIGINS: wrong })).toThrow(SettingError);
    }
  });
});
