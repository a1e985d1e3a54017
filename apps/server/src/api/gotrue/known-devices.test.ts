import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createKnownDevices } from "./known-devices.ts";

const listKeys = (...secrets: string[]) => ({
  secretsFor: () => secrets.map((secret) => Buffer.from(secret)),
});
const devices = createKnownDevices(listKeys("a secret"));

describe("a device", () => {
  it("is known for each account that was opened on it, and keeps its id", () => {
    const one = devices.add(undefined, "lan");
    const two = devices.add(one, "minh");
    expect(devices.find(two, "lan")).toBe(one.split(".")[0]);
    expect(devices.find(two, "minh")).toBe(one.split(".")[0]);
    expect(devices.find(two, "hoa")).toBeUndefined();
    expect(devices.add(two, "minh")).toBe(two);
  });

  it("remembers eight accounts, the newest", () => {
    let cookie: string | undefined;
    for (let n = 0; n < 12; n++) cookie = devices.add(cookie, `person ${n}`);
    expect(devices.find(cookie, "person 3")).toBeUndefined();
    expect(devices.find(cookie, "person 4")).toBeDefined();
  });

  it("stays known while keys change", () => {
    const cookie = devices.add(undefined, "lan");
    expect(createKnownDevices(listKeys("newer", "a secret")).find(cookie, "lan")).toBeDefined();
    expect(createKnownDevices(listKeys("newer")).find(cookie, "lan")).toBeUndefined();
  });

  it("cannot be made up, nor put together from two", () => {
    const [own, foreign] = [devices.add(undefined, "lan"), devices.add(undefined, "minh")];
    expect(devices.find(`${own.split(".")[0]}.${foreign.split(".")[1]}`, "minh")).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (cookie) => {
        expect(devices.find(cookie, "lan")).toBeUndefined();
        expect(devices.find(devices.add(cookie, "lan"), "lan")).toBeDefined();
      }),
    );
  });
});
