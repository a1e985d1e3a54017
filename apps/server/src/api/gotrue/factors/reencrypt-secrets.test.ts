import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aPerson } from "../../../../../../tests/support/people.ts";
import { ownDatabase } from "../../../../../../tests/support/world.ts";
import { createEncryption, createEncryptionKeys } from "../../../platform/crypto/encryption.ts";
import { toAad } from "./authenticator-code.ts";
import { reencryptSecrets } from "./reencrypt-secrets.ts";

const world = ownDatabase();

describe("secrets of authenticators after a new key", () => {
  it("are sealed under it, and open without the old one; what no key opens stays", async () => {
    const { owner } = world.database;
    const [older, newer] = [createEncryptionKeys(), createEncryptionKeys()];
    const ids = [randomUUID(), randomUUID()];
    for (const [n, id] of ids.entries()) {
      const { id: person } = await aPerson(world.database);
      const sealed = n === 0 ? createEncryption(older).encrypt("THESECRET", toAad(id)) : "gone.k-niemphong";
      await owner.query(
        "insert into auth.factors (id, user_id, factor_type, secret_sealed) values ($1, $2, 'totp', $3)",
        [id, person, sealed],
      );
    }
    const both = createEncryption([...newer, ...older]);
    expect(await reencryptSecrets(owner, both)).toBe(1);
    const { rows } = await owner.query("select id, secret_sealed from auth.factors order by id = $1 desc", [
      ids[0],
    ]);
    expect(createEncryption(newer).decrypt(String(rows[0]?.secret_sealed), toAad(ids[0] ?? ""))).toBe(
      "THESECRET",
    );
    expect(rows[1]?.secret_sealed).toBe("gone.k-niemphong");
  });
});
