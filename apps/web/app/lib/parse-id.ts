const LARGEST = 2_147_483_647;

/** An id from an address: PostgreSQL's positive integers, without leading zeros. An invalid id is a 404, not a request. */
export function parseId(text: string | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : 0;
  return id >= 1 && id <= LARGEST ? id : undefined;
}
