import { isIP, type Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { buildConnector } from "undici";
import { dnsFailure, privateAddressFailure } from "./fetch-failures.ts";
import { lookUpAddresses } from "./look-up-addresses.ts";
import { type AddressLookup, shareLookups } from "./share-lookups.ts";

export interface GuardedConnectorOptions {
  mayConnect: (address: string) => boolean;
  lookup?: AddressLookup;
  /** For one address. Addresses after which another can be tried get at most 3 s. */
  connectTimeoutMs?: number;
  /** PEM of authorities to trust instead of the ones that Node ships. */
  certificateAuthorities?: string[];
}

/**
 * Opens the connections of an undici agent, and only to addresses that it checked itself.
 *
 * The name is looked up here once, its public addresses are kept, and the socket is opened to one of those literals.
 * Nothing between looks the name up again, so an answer that changes from check to use (DNS rebinding) changes
 * nothing. The certificate is still checked against the name.
 */
export function guardedConnector(options: GuardedConnectorOptions): buildConnector.connector {
  const timeout = options.connectTimeoutMs ?? 10_000;
  const trusted = options.certificateAuthorities === undefined ? {} : { ca: options.certificateAuthorities };
  const openLast = buildConnector({ allowH2: false, timeout, ...trusted });
  const openEarlier = buildConnector({ allowH2: false, timeout: Math.min(timeout, 3000), ...trusted });
  const lookup = options.lookup ?? shareLookups(lookUpAddresses, { maxConcurrent: 2, keepMs: 30_000 });

  async function connect(target: buildConnector.Options): Promise<Socket | TLSSocket> {
    const addresses = await checkedAddresses(target, lookup, options.mayConnect);
    for (const address of addresses.slice(0, -1)) {
      try {
        return await openTo(address, target, openEarlier);
      } catch {
        // Another address of the same name may answer; the last one's error is the one that counts.
      }
    }
    return openTo(addresses.at(-1)!, target, openLast);
  }

  return (target, callback) => {
    connect(target).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

const MAX_ADDRESSES_TRIED = 3;

async function checkedAddresses(
  target: buildConnector.Options,
  lookup: AddressLookup,
  mayConnect: (address: string) => boolean,
): Promise<[string, ...string[]]> {
  const url = `${target.protocol}//${target.host ?? target.hostname}`;
  const found = isIP(target.hostname) !== 0 ? [target.hostname] : await lookUp(target.hostname, lookup, url);
  const allowed = found.filter(mayConnect);
  const [first, ...rest] = allowed;
  if (first === undefined) {
    throw found[0] === undefined ? dnsFailure(url, target.hostname) : privateAddressFailure(url, target.hostname);
  }
  return [first, ...rest.slice(0, MAX_ADDRESSES_TRIED - 1)];
}

async function lookUp(hostname: string, lookup: AddressLookup, url: string): Promise<string[]> {
  try {
    return await lookup(hostname);
  } catch (error) {
    throw dnsFailure(url, hostname, error);
  }
}

function openTo(
  address: string,
  target: buildConnector.Options,
  open: buildConnector.connector,
): Promise<Socket | TLSSocket> {
  const { servername, ...rest } = target;
  // Over plain HTTP a server name would make undici hand the name to the socket again.
  const named = target.protocol === "https:" && servername ? { servername } : {};
  return new Promise((resolve, reject) => {
    open({ ...rest, ...named, hostname: address }, (error, socket) => {
      if (error === null) resolve(socket);
      else reject(error);
    });
  });
}
