import { isIP } from "node:net";
import { domainToASCII } from "node:url";

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LONGEST = 253;
/** Names that no one can own (RFC 6761, RFC 6762). */
const SPECIAL = ["localhost", "local", "invalid", "onion", "arpa"];

/** What a URL would read past: the parser behind `domainToASCII` cuts there. */
const NOT_OF_A_NAME = /[\s/\\:@?#%[\]]/;

/**
 * A name as it is stored and compared: lower case, ASCII (IDNA), without the dot at its end. Undefined: not a public
 * host name.
 */
export function readHostname(text: string): string | undefined {
  const given = text.trim().replace(/\.$/, "");
  if (NOT_OF_A_NAME.test(given)) return undefined;
  const name = domainToASCII(given).toLowerCase();
  const labels = name.split(".");
  const isName = labels.length > 1 && name.length <= LONGEST && labels.every((label) => LABEL.test(label));
  // What looks like a name may be an address: `domainToASCII` reads 0x7f.1 as one.
  if (!isName || isIP(name) !== 0 || /^\d+$/.test(labels.at(-1)!)) return undefined;
  return SPECIAL.includes(labels.at(-1)!) ? undefined : name;
}
