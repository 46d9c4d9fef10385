const SITE = /^[a-z]+:\/\/[^/]+/;

/**
 * Whether an address is a report's page: an address or, on any site, a path; with a `*` at the end, whatever begins
 * with it. Days name the same addresses again and again: what is said of one is kept.
 */
export function isPage(page: string): (address: string) => boolean {
  const text = page.replace(/\*$/, "");
  const isOf = (shown: string) => (page.endsWith("*") ? shown.startsWith(text) : shown === text);
  const isThis = page.startsWith("/")
    ? (address: string) => SITE.test(address) && isOf(address.replace(SITE, ""))
    : isOf;
  const said = new Map<string, boolean>();
  return (address) => {
    const known = said.get(address) ?? isThis(address);
    said.set(address, known);
    return known;
  };
}
