// Addresses of premium sound are signed on their way out. In the statement a mark is put before every such column
// (sql/rows.ts): it is random and never leaves the server, so text that somebody wrote cannot pass for an address and
// be signed.
import { randomBytes } from "node:crypto";

export interface MediaAddresses {
  mark: string | undefined;
  present(body: string): string;
}

/** `sign` takes JSON text and signs each address in it. */
export function mediaAddresses(sign: ((json: string) => string) | undefined): MediaAddresses {
  if (!sign) return { mark: undefined, present: (body) => body };
  const mark = `media-${randomBytes(16).toString("hex")}:`;
  const marked = new RegExp(`${mark}([^"]*)`, "g");
  return {
    mark,
    present: (body) =>
      body.includes(mark)
        ? body.replace(marked, (_, address: string) => sign(`"${address}"`).slice(1, -1))
        : body,
  };
}
