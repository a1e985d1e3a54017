// Refresh tokens are stored as hashes only; yet the active one of a session must be returned again to a client that
// lost the response. So a token is derived: from its session, its own id, and a key that the database does not hold.
import { createHash, createHmac } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import type { Tokens } from "../../platform/identity/tokens.ts";

const FORM = /^[A-Za-z0-9_-]{12,128}$/;

/** Returns true for the format of a refresh token of any GoTrue server. */
export const isRefreshToken = (text: string): boolean => FORM.test(text);

const toHash = (token: string): Buffer => createHash("sha256").update(token).digest();

export interface TokenRow {
  id: string;
  sessionId: string;
  parentId: string | null;
  revokedAt: Date | null;
}

export interface RefreshTokens {
  /** Makes the session's first token, or the one that follows `parentId`, which must be revoked already. */
  issue(tx: Transaction, sessionId: string, parentId: string | null): Promise<string>;
  find(tx: Transaction, token: string): Promise<TokenRow | undefined>;
  /** Current refresh token of the session. */
  active(tx: Transaction, sessionId: string): Promise<string | undefined>;
}

export function createRefreshTokens(tokens: Pick<Tokens, "secretsFor">): RefreshTokens {
  const secrets = tokens.secretsFor("refresh tokens");
  const derive = (secret: Buffer, sessionId: string, id: string): string =>
    createHmac("sha256", secret).update(`${sessionId} ${id}`).digest("base64url");

  return {
    async issue(tx, sessionId, parentId) {
      const next = await tx.query("select nextval('auth.refresh_tokens_id_seq') as id");
      const id = String(next.rows[0]?.id);
      const [newest] = secrets;
      if (!newest) throw new Error("there is no key for refresh tokens");
      const token = derive(newest, sessionId, id);
      await tx.query(
        `insert into auth.refresh_tokens (id, session_id, parent_id, token_hash)
         overriding system value values ($1, $2, $3, $4)`,
        [id, sessionId, parentId, toHash(token)],
      );
      return token;
    },
    async find(tx, token) {
      const { rows } = await tx.query(
        "select id, session_id, parent_id, revoked_at from auth.refresh_tokens where token_hash = $1",
        [toHash(token)],
      );
      return rows[0] && tokenRow(rows[0]);
    },
    async active(tx, sessionId) {
      const { rows } = await tx.query(
        "select id, token_hash from auth.refresh_tokens where session_id = $1 and revoked_at is null",
        [sessionId],
      );
      const [row] = rows;
      // An older signing key may have made it.
      return secrets
        .map((secret) => derive(secret, sessionId, String(row?.id)))
        .find((made) => row?.token_hash instanceof Buffer && toHash(made).equals(row.token_hash));
    },
  };
}

const toId = (value: unknown): string | null => (value === null ? null : String(value));

const tokenRow = (row: Record<string, unknown>): TokenRow => ({
  id: String(row.id),
  sessionId: String(row.session_id),
  parentId: toId(row.parent_id),
  revokedAt: row.revoked_at instanceof Date ? row.revoked_at : null,
});
