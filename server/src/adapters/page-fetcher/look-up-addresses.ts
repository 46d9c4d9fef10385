import { lookup } from "node:dns/promises";

/** By the system's resolver. IPv4 first: machines without working IPv6 are common, and a dead family costs seconds. */
export async function lookUpAddresses(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true, order: "ipv4first" });
  return found.map(({ address }) => address);
}
