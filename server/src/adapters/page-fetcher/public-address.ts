import ipaddr from "ipaddr.js";

/**
 * Whether an IP address belongs to the public internet: unicast, not reserved by the IANA special-purpose
 * registries, and not a wrapping of an IPv4 address that could lead back inside (6to4, NAT64, Teredo, `::a.b.c.d`).
 * An IPv4-mapped address is judged as the IPv4 address that it is. What can't be read is not public.
 *
 * `address` is a plain literal without brackets: `192.0.2.1`, `2001:db8::1`.
 */
export function isPublicAddress(address: string): boolean {
  // Four plain decimal parts or nothing: ipaddr.js would read `0177.0.0.1` and `127.1` its own way.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return isPublicV4(ipaddr.IPv4.parse(address));
  if (!ipaddr.IPv6.isValid(address) || address.includes("%")) return false;

  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return isPublicV4(parsed.toIPv4Address());
  if (REFUSED_BESIDE_IPADDR.some((range) => parsed.match(range))) return false;
  return parsed.range() === "unicast";
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && !OF_CLOUDS.some((range) => address.match(range));
}

export interface AddressRuleOptions {
  /** Lets every address through: for an intranet, and for tests. */
  allowPrivateNetwork?: boolean;
  /** Networks to let through beside the public ones, in CIDR notation: `10.20.0.0/16`, `fd00:1::/32`. */
  allowedNetworks?: readonly string[];
}

/** Whether a connection to an address is allowed. Throws at once when a network is not in CIDR notation. */
export function addressRule(options: AddressRuleOptions): (address: string) => boolean {
  if (options.allowPrivateNetwork) return () => true;
  const networks = (options.allowedNetworks ?? []).map((network) => ipaddr.parseCIDR(network));
  return (address) => isPublicAddress(address) || networks.some((network) => isInside(address, network));
}

function isInside(address: string, network: [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean {
  if (!ipaddr.isValid(address) || address.includes("%")) return false;
  const parsed = ipaddr.process(address);
  return parsed.kind() === network[0].kind() && parsed.match(network);
}

/** Public by their number, yet answered by the cloud that a machine runs in, to that machine alone. */
const OF_CLOUDS = [
  // Azure: its agent and name server.
  "168.63.129.16/32",
  // IBM Cloud: services of the private network.
  "161.26.0.0/16",
  "166.8.0.0/14",
  // Google Cloud: private and restricted access to its interfaces.
  "199.36.153.4/30",
  "199.36.153.8/30",
  // Equinix Metal: metadata.
  "192.80.8.124/32",
].map((range) => ipaddr.IPv4.parseCIDR(range));

const REFUSED_BESIDE_IPADDR = [
  // IPv4-compatible, RFC 4291 section 2.5.5.1: some systems still route them to the IPv4 address.
  "::/96",
  // Dummy prefix beside the discard-only one, RFC 9780.
  "100:0:0:1::/64",
].map((range) => ipaddr.IPv6.parseCIDR(range));
