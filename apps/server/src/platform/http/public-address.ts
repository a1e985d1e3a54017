// Which addresses of the network somebody may have called from here: those that anybody reaches. Everything else
// is this machine, its neighbours, or the metadata service of a cloud (OWASP, server-side request forgery; IANA
// special-purpose registries).
import { BlockList, isIP } from "node:net";

const special = new BlockList();
for (const [net, prefix] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  ...([
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
  ] as const),
  ...([
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
  ] as const),
  ...([
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
]) {
  special.addSubnet(net, prefix, "ipv4");
}
/** Within the global range: tunnels that carry an IPv4 address of anybody's choice, and documentation. */
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(net, prefix, "ipv6");
}
/** Mapped and translated IPv4, loopback, link-local and unique local addresses are all outside of it. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** `address` is an IP address in any spelling that sockets take. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  return family === 6 && globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6");
}

export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
