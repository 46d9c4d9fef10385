import type { AddressCheck } from "../../ports/page-fetcher.ts";
import { checkedTarget, type TargetRules } from "./checked-target.ts";
import { privateAddressFailure } from "./fetch-failures.ts";

/** With the rules of the fetcher, so that what is refused when it is saved is what would be refused when it is used. */
export function createAddressCheck(rules: TargetRules): AddressCheck {
  return (address) => {
    const { hostname, href } = checkedTarget(address, rules);
    // RFC 6761: these names are this machine, whatever a name server says.
    if (/(^|\.)localhost$/.test(hostname) && !rules.mayConnect("127.0.0.1"))
      throw privateAddressFailure(href, hostname);
  };
}
