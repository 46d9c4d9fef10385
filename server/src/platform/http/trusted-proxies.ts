import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { HttpApp } from "./http-app.ts";
import { isHost } from "./is-host.ts";

/** The proxies in front: how many there are, or the networks (`10.0.0.0/8`, `192.0.2.1`) that they are in. */
export type TrustedProxies = { hops: number } | { networks: string[] };

/** For fastify's `trustProxy`: whether an address may say who came before it. `hop` 0 is who opened the connection. */
export function isTrustedProxy(
  proxies: TrustedProxies | undefined,
): false | ((address: string, hop: number) => boolean) {
  if (proxies === undefined) return false;
  if ("hops" in proxies) return (_address, hop) => hop < proxies.hops;
  const networks = proxies.networks.map(readNetwork);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return networks.some((network) => parsed.kind() === network[0].kind() && parsed.match(network));
  };
}

/**
 * Leaves of the forwarded headers what they may hold. Proxies append to `X-Forwarded-For`, so an entry that is no
 * address hides who stands before it: those are dropped with it, and the nearest address that is one counts.
 */
export function readForwardedHeaders(app: HttpApp): void {
  app.addHook("onRequest", async ({ raw: { headers } }) => {
    const forwarded = headers["x-forwarded-for"];
    if (forwarded !== undefined) headers["x-forwarded-for"] = plainAddresses(String(forwarded)).join(", ");
    const scheme = lastEntry(headers["x-forwarded-proto"]);
    if (scheme !== undefined && scheme !== "http" && scheme !== "https") delete headers["x-forwarded-proto"];
    const host = lastEntry(headers["x-forwarded-host"]);
    if (host !== undefined && !isHost(host)) delete headers["x-forwarded-host"];
  });
}

/** Whom an address' budget belongs to. A line with IPv6 has a /64 at least, and every address in it at will. */
export function budgetAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

function plainAddresses(forwarded: string): string[] {
  const entries = forwarded.split(",").map(withoutPort);
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1);
}

function withoutPort(entry: string): string {
  const text = entry.trim();
  const [, inBrackets, four] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return inBrackets ?? four ?? text;
}

function lastEntry(header: string | string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(",").at(-1)!.trim();
}

function readNetwork(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (network.includes("/")) return ipaddr.parseCIDR(network);
  const parsed = ipaddr.parse(network);
  return [parsed, parsed.kind() === "ipv4" ? 32 : 128];
}
