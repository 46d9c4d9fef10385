/** The address that was meant: `example.com` becomes https. Undefined for what is none. */
export function siteAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, href } = new URL(address);
  const isSite = /^https?:$/.test(protocol) && /^(?:localhost|\[.+\]|.+\..+)$/.test(hostname);
  return isSite ? href : undefined;
}

/** `www.shop.example.com` is called "shop.example.com". */
export function siteName(hostname: string): string {
  return hostname.replace(/^www\./, "");
}
