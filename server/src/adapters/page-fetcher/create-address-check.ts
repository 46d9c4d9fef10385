import { isIP } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { AddressCheck } from "../../ports/page-fetcher.ts";
import { checkedTarget, type TargetRules } from "./checked-target.ts";
import { privateAddressFailure } from "./fetch-failures.ts";
import { lookUpAddresses } from "./look-up-addresses.ts";
import { type AddressLookup, shareLookups } from "./share-lookups.ts";

/** Somebody waits for the answer; what no name server has said by then is judged when the address is called. */
const LOOKUP_MS = 3_000;

/** With the rules of the fetcher, so that what is refused when it is saved is what would be refused when it is used. */
export function createAddressCheck(
  rules: TargetRules,
  lookup: AddressLookup = shareLookups(lookUpAddresses, { maxConcurrent: 2, keepMs: 5_000 }),
  lookupMs = LOOKUP_MS,
): AddressCheck {
  return async (address) => {
    const { hostname, href } = checkedTarget(address, rules);
    // RFC 6761: these names are this machine, whatever a name server says.
    if (/(^|\.)localhost$/.test(hostname) && !rules.mayConnect("127.0.0.1"))
      throw privateAddressFailure(href, hostname);
    if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return;
    const known = await Promise.race([
      lookup(hostname).catch((): string[] => []),
      wait(lookupMs, [] as string[], { ref: false }),
    ]);
    if (known.length > 0 && !known.some(rules.mayConnect)) throw privateAddressFailure(href, hostname);
  };
}
