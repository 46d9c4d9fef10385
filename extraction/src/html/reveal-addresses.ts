import { findElements, type PageElement } from "./page-node.ts";

/**
 * Writes out the e-mail addresses that Cloudflare hides from readers without scripts, as its script does: of the
 * hexadecimal bytes the first is the key that all others are XORed with. Changes the tree.
 */
export function revealAddresses(root: PageElement): void {
  for (const element of findElements(root, "a", "span")) {
    const { "data-cfemail": hidden, href, ...attributes } = element.attributes;
    const linked = href === undefined ? undefined : LINK.exec(href);
    if (hidden === undefined && !linked) continue;
    const address = decode(hidden ?? "") ?? decode(linked?.[1] ?? "");
    // Without a script the link leads to a page about the protection.
    const kept = linked ? (address ? `mailto:${address}` : undefined) : href;
    element.attributes = kept === undefined ? attributes : { ...attributes, href: kept };
    if (hidden !== undefined && address) element.children = [{ kind: "text", text: address, parent: element }];
  }
}

const LINK = /\/cdn-cgi\/l\/email-protection(?:#([\da-f]*))?/i;

function decode(hex: string): string | undefined {
  if (!/^(?:[\da-f]{2}){4,}$/i.test(hex)) return undefined;
  const [key, ...bytes] = Buffer.from(hex, "hex");
  const address = Buffer.from(bytes.map((byte) => byte ^ key!)).toString("utf8");
  // Behind the address may stand a subject: `?subject=…`.
  return address.includes("@") ? address : undefined;
}
