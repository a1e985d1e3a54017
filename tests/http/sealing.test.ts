import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addEncryptionKey,
  createEncryption,
  createEncryptionKeys,
  readEncryptionKeysFromFolder,
  readEncryptionKeysFromSettings,
} from "../../apps/server/src/platform/crypto/encryption.ts";
import { keysFromFolder } from "../../apps/server/src/platform/identity/keys.ts";
import { SettingError } from "../../apps/server/src/platform/settings.ts";

const encryption = createEncryption(createEncryptionKeys());

describe("a sealed text", () => {
  it("opens as it was, in its own place", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, place) => {
        expect(encryption.decrypt(encryption.encrypt(text, place), place)).toBe(text);
      }),
    );
  });

  it("opens nowhere else, and not after any change", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }), (text, at, flip) => {
        const sealed = encryption.encrypt(text, "mail 1");
        expect(() => encryption.decrypt(sealed, "mail 2")).toThrow();
        const [kid, body = ""] = sealed.split(".");
        const bytes = Buffer.from(body, "base64url");
        const place = at % bytes.length;
        bytes[place] = (bytes[place] ?? 0) ^ flip;
        expect(() => encryption.decrypt(`${kid}.${bytes.toString("base64url")}`, "mail 1")).toThrow();
        expect(() => encryption.decrypt(`${kid}.${body.slice(0, 20)}`, "mail 1")).toThrow();
      }),
    );
  });

  it("looks different every time, and tells nothing of what it holds", () => {
    const [one, two] = [encryption.encrypt("481592", "x"), encryption.encrypt("481592", "x")];
    expect(one).not.toBe(two);
    expect(Buffer.from(one.split(".")[1] ?? "", "base64url").includes("481592")).toBe(false);
  });

  it("still opens after a new key came, and not once its own key is gone", () => {
    const [old, fresh] = [createEncryptionKeys(), createEncryptionKeys()];
    const sealed = createEncryption(old).encrypt("thư cũ", "x");
    const both = createEncryption([...fresh, ...old]);
    expect(both.decrypt(sealed, "x")).toBe("thư cũ");
    expect(both.encrypt("thư mới", "x").startsWith(`${fresh[0]?.kid}.`)).toBe(true);
    expect(() => createEncryption(fresh).decrypt(sealed, "x")).toThrow("there is no key");
  });
});

describe("the keys", () => {
  it.each([
    ["messages.json", readEncryptionKeysFromFolder],
    ["tokens.json", keysFromFolder],
  ])(
    "are made once in %s of the data folder, for its owner alone, by however many ask at once",
    async (name, loadKeys) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), "keys-"));
      const made = await Promise.all(Array.from({ length: 20 }, () => loadKeys(dataDir)));
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
    const before = createEncryption(await readEncryptionKeysFromFolder(folder));
    const sealed = before.encrypt("một lời cũ", "ở đây");
    await addEncryptionKey(folder);
    const after = createEncryption(await readEncryptionKeysFromFolder(folder));
    expect(after.newestKey).not.toBe(before.newestKey);
    expect(after.decrypt(sealed, "ở đây")).toBe("một lời cũ");
    expect(after.encrypt("một lời mới", "ở đây").startsWith(`${after.newestKey}.`)).toBe(true);
    expect((await stat(path.join(folder, "keys/messages.json"))).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });

  it("are taken from the setting as they were printed", () => {
    const keys = createEncryptionKeys();
    expect(readEncryptionKeysFromSettings(JSON.stringify(keys))).toEqual(keys);
  });

  it.each(["", "x", "[]", "{}", '[{"kty":"oct","kid":"a","k":"c2hvcnQ"}]', '[{"kty":"EC","kid":"a"}]'])(
    "are refused with the setting's name when they are %j",
    (setting) => {
      expect(() => readEncryptionKeysFromSettings(setting)).toThrow(SettingError);
      expect(() => readEncryptionKeysFromSettings(setting)).toThrow(/^MESSAGE_KEYS/);
    },
  );
});
