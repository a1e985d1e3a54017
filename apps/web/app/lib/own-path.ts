/**
 * The path of an address of this site; undefined for any other. Compared by host: behind a proxy that ends TLS the server
 * may know itself by http.
 */
export function toOwnPath(address: string, origin: string): string | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.host === new URL(origin).host ? url.pathname + url.search + url.hash : undefined;
}
