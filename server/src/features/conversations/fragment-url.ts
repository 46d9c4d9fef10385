const WHOLE_QUOTE_WORDS = 12;
const EDGE_WORDS = 5;
const VIDEO_SITES = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/**
 * An address that opens a page at the quote: a text fragment (https://wicg.github.io/scroll-to-text-fragment/),
 * `#page=` in a PDF, `t=` at a video site, and `#t=` on any other page or file (https://www.w3.org/TR/media-frags/).
 * Null without an address.
 */
export function fragmentUrl(
  url: string | null,
  quote: string,
  place: { page: number | null; timeFrom: number | null },
): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const address = new URL(url);
  if (place.timeFrom !== null) {
    const second = String(Math.floor(place.timeFrom));
    // PeerTube's own parameter, at zero in the addresses that its videos are kept under.
    if (address.searchParams.has("start")) address.searchParams.set("start", second);
    else if (VIDEO_SITES.test(address.hostname)) address.searchParams.set("t", second);
    else address.hash = `t=${second}`;
    return address.href;
  }
  if (place.page !== null) {
    address.hash = `page=${place.page}`;
    return address.href;
  }
  const [firstLine = ""] = quote.trim().split("\n");
  const words = firstLine.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return address.href;
  const text =
    words.length <= WHOLE_QUOTE_WORDS
      ? encodeFragment(words.join(" "))
      : `${encodeFragment(words.slice(0, EDGE_WORDS).join(" "))},${encodeFragment(words.slice(-EDGE_WORDS).join(" "))}`;
  address.hash = "";
  return `${address.href}#:~:text=${text}`;
}

/** Comma, ampersand and dash have a meaning of their own in a text directive. */
function encodeFragment(text: string): string {
  return encodeURIComponent(text).replaceAll("-", "%2D");
}
