// The bearer token of a request, as every surface reads it.

const BEARER = /^bearer(?: +(.*))?$/i;

/** The text after `Bearer`, "" when there is none; undefined when the header is absent or says something else. */
export function parseBearer(authorization: string | undefined): string | undefined {
  const match = authorization === undefined ? undefined : BEARER.exec(authorization.trim());
  return match ? (match[1]?.trim() ?? "") : undefined;
}
