/**
 * One spelling for addresses that show the same page, or null for what isn't a page's address (another scheme, a name
 * and password inside, longer than 2,048 characters). Only changes that RFC 3986 section 6.2 calls safe, and three that
 * in practice are: parameters that only follow visitors are dropped, those that carry a session too, and the rest is
 * sorted by name (values of one name keep their order). Trailing slashes, `index.html`, `www.` and http or https are
 * left alone: servers do tell them apart, and pages that are equal are found by their text.
 */
export function normaliseAddress(address: string, base?: string): string | null {
  const url = URL.parse(address.trim(), base);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  if (url.username !== "" || url.password !== "") return null;

  const hostname = url.hostname.replace(/\.+$/, "");
  if (hostname !== url.hostname) url.hostname = hostname;
  // Setting a name that could be misread as a number changes nothing.
  if (hostname === "" || hostname !== url.hostname) return null;
  url.hash = "";
  url.pathname = normaliseEscapes(withoutSession(url.pathname));
  const query = normaliseQuery(url.search.slice(1));
  url.search = query === "" ? "" : `?${query}`;
  return url.href.length <= MAX_ADDRESS_LENGTH ? url.href : null;
}

const MAX_ADDRESS_LENGTH = 2048;

/** `;jsessionid=…` at the end of a segment (Java) and a segment `(S(…))` (ASP.NET). */
function withoutSession(path: string): string {
  return path
    .replace(/;(?:jsessionid|phpsessid|sid|sessionid)=[^/;]*/gi, "")
    .replace(/\/\((?:[a-z]\([a-z0-9]{20,}\))+\)(?=\/|$)/gi, "");
}

/** Digits of escapes in capitals; letters, digits, `-._~` plain (RFC 3986 sections 6.2.2.1 and 6.2.2.2). */
function normaliseEscapes(text: string): string {
  // Beside a stray percent sign a plain digit could complete another escape.
  if (/%(?![0-9a-f]{2})/i.test(text)) return text;
  return text.replace(/%([0-9a-f]{2})/gi, (encoded, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[a-z0-9\-._~]/i.test(character) ? character : encoded.toUpperCase();
  });
}

function normaliseQuery(query: string): string {
  return query
    .split("&")
    .filter((parameter) => parameter !== "" && !isDropped(parameter))
    .map((parameter) => ({ parameter: normaliseEscapes(parameter), name: nameOf(parameter) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ parameter }) => parameter)
    .join("&");
}

function nameOf(parameter: string): string {
  return normaliseEscapes(parameter.split("=", 1)[0]!);
}

function isDropped(parameter: string): boolean {
  const name = nameOf(parameter).toLowerCase();
  if (TRACKING.has(name) || /^(?:utm|mtm|matomo|pk|piwik|hsa|oly|vero)_/.test(name)) return true;
  const value = parameter.slice(parameter.indexOf("=") + 1);
  // `sid` and `s` also name shops, stories and searches: dropped only when the value can be nothing but a session.
  if (SHORT_SESSION.has(name)) return /^(?=.*\d)[a-z0-9]{24,}$/i.test(value);
  return SESSION.has(name) || /^aspsessionid/.test(name);
}

const TRACKING = new Set([
  ..."gclid gclsrc dclid gbraid wbraid gad_source fbclid msclkid twclid ttclid yclid igshid li_fat_id epik".split(" "),
  ..."mc_cid mc_eid mkt_tok _ga _gl _hsenc _hsmi hsctatracking __hstc __hssc __hsfp s_kwcid srsltid ref_src".split(" "),
  ..."wickedid rb_clickid sc_cid trk_contact trk_msg trk_module trk_sid dm_i ml_subscriber ml_subscriber_hash".split(
    " ",
  ),
]);
const SESSION = new Set(
  "phpsessid jsessionid sessionid session_id sessid cfid cftoken osCsid zenid".toLowerCase().split(" "),
);
const SHORT_SESSION = new Set(["sid", "s", "session", "token"]);
