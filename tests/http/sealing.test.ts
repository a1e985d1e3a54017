import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addSealingKey,
  createSealer,
  makeSealingKeys,
  sealingKeysFromFolder,
  sealingKeysFromSettings,
} from "../../apps/server/src/platform/crypto/encryption.ts";
import { keysFromFolder } from "../../apps/server/src/platform/identity/keys.ts";
import { SettingError } from "../../apps/server/src/platform/settings.ts";

const sealer = createSealer(makeSealingKeys());

describe("a sealed text", () => {
  it("opens as it was, in its own place", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, place) => {
        expect(sealer.open(sealer.seal(text, place), place)).toBe(text);
      }),
    );
  });

  it("opens nowhere else, and not after any change", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }), (text, at, flip) => {
        const sealed = sealer.seal(text, "mail 1");
        expect(() => sealer.open(sealed, "mail 2")).toThrow();
        const [kid, body = ""] = sealed.split(".");
        const bytes = Buffer.from(body, "base64url");
        const place = at % bytes.length;
        bytes[place] = (bytes[place] ?? 0) ^ flip;
        expect(() => sealer.open(`${kid}.${bytes.toString("base64url")}`, "mail 1")).toThrow();
        expect(() => sealer.open(`${kid}.${body.slice(0, 20)}`, "mail 1")).toThrow();
      }),
    );
  });

  it("looks different every time, and tells nothing of what it holds", () => {
    const [one, two] = [sealer.seal("481592", "x"), sealer.seal("481592", "x")];
    expect(one).not.toBe(two);
    expect(Buffer.from(one.split(".")[1] ?? "", "base64url").includes("481592")).toBe(false);
  });

  it("still opens after a new key came, and not once its own key is gone", () => {
    const [old, fresh] = [makeSealingKeys(), makeSealingKeys()];
    const sealed = createSealer(old).seal("thư cũ", "x");
    const both = createSealer([...fresh, ...old]);
    expect(both.open(sealed, "x")).toBe("thư cũ");
    expect(both.seal("thư mới", "x").startsWith(`${fresh[0]?.kid}.`)).toBe(true);
    expect(() => createSealer(fresh).open(sealed, "x")).toThrow("there is no key");
  });
});

describe("the keys", () => {
  it.each([
    ["messages.json", sealingKeysFromFolder],
    ["tokens.json", keysFromFolder],
  ])(
    "are made once in %s of the data folder, for its owner alone, by however many ask at once",
    async (name, keysOf) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), "keys-"));
      const made = await Promise.all(Array.from({ length: 20 }, () => keysOf(dataDir)));
      const file = path.join(dataDir, "keys", name);
      for (const keys of made) expect(keys).toEqual(made[0]);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(JSON.parse(await readFile(file, "utf8"))).toEqual(made[0]);
      expect(await readdir(path.dirname(file))).toEqual([name]);
      await rm(dataDir, { recursive: true });
    },
  );

  it("take in a new one before the others: it seals from then on, and what they sealed still opens", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "keys-"));
    const before = createSealer(await sealingKeysFromFolder(folder));
    const sealed = before.seal("một lời cũ", "ở đây");
    await addSealingKey(folder);
    const after = createSealer(await sealingKeysFromFolder(folder));
    expect(after.newestKey).not.toBe(before.newestKey);
    expect(after.open(sealed, "ở đây")).toBe("một lời cũ");
    expect(after.seal("một lời mới", "ở đây").startsWith(`${after.newestKey}.`)).toBe(true);
    expect((await stat(path.join(folder, "keys/messages.json"))).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });

  it("are taken from the setting as they were printed", () => {
    const keys = makeSealingKeys();
    expect(sealingKeysFromSettings(JSON.stringify(keys))).toEqual(keys);
  });

  it.each(["", "x", "[]", "{}", '[{"kty":"oct","kid":"a","k":"c2hvcnQ"}]', '[{"kty":"EC","kid":"a"}]'])(
    "are refused with the setting's name when they are %j",
    (setting) => {
      expect(() => sealingKeysFromSettings(setting)).toThrow(SettingError);
      expect(() => sealingKeysFromSettings(setting)).toThrow(/^MESSAGE_KEYS/);
    },
  );
});
