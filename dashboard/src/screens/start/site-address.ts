const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** The address that was meant: `example.com` becomes https. Undefined for what is none. */
export function siteAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, href } = new URL(address);
  const isSite = /^https?:$/.test(protocol) && /^(?:localhost|\[.+\]|.+\..+)$/.test(hostname);
  return isSite ? href : undefined;
}

/** What was typed, without a scheme by http where the site was seen there. */
export function inScheme(typed: string, seen: string): string {
  const text = typed.trim();
  return SCHEME.test(text) || !seen.startsWith("http:") ? siteAddress(text)! : siteAddress(`http://${text}`)!;
}

/** `www.shop.example.com` is called "shop.example.com". */
export function siteName(hostname: string): string {
  return hostname.replace(/^www\./, "");
}
