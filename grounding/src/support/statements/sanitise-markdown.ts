/**
 * Addresses that a link in an answer may have: an address matches when its normal form (WHATWG URL) stands in the set.
 */
export type AllowedAddresses = ReadonlySet<string>;

/** The normal form in which addresses are compared; null for what is no http(s), mailto or tel address. */
export function normaliseAddress(address: string): string | null {
  const trimmed = address.trim();
  if (!/^(?:https?:\/\/|mailto:|tel:)[\x21-\x7e\u00a1-\uffff]+$/i.test(trimmed)) return null;
  try {
    const url = new URL(trimmed);
    return url.username === "" && url.password === "" ? url.href : null;
  } catch {
    return null;
  }
}

/** The addresses that stand in source texts, and those of the sources themselves, ready for `sanitiseMarkdown`. */
export function collectAddresses(texts: Iterable<string>, addresses: Iterable<string> = []): AllowedAddresses {
  const allowed = new Set<string>();
  const add = (address: string) => {
    const normal = normaliseAddress(address);
    if (normal !== null) allowed.add(normal);
  };
  for (const address of addresses) add(address);
  for (const text of texts) {
    for (const match of text.matchAll(/https?:\/\/[^\s<>"'`\\]+/gi)) {
      // Where the address ends in running text is a guess: with and without what may belong to the sentence.
      add(match[0]);
      add(match[0].replace(/[.,;:!?*_~]+$/, ""));
      add(match[0].replace(/[)\]}.,;:!?*_~].*$/, ""));
      add(match[0].replace(/[)\]}]?[.,;:!?*_~]*$/, ""));
    }
    if (!text.includes("@")) continue;
    for (const match of text.matchAll(EMAIL)) add(`mailto:${match[0]}`);
  }
  return allowed;
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

/**
 * A model's Markdown without raw HTML and images, and with only those links whose address is allowed; other links
 * become their text, other bare addresses go. What comes out holds no `<` before a letter, `/`, `!` or `?`, so no
 * renderer finds a tag in it.
 */
export function sanitiseMarkdown(markdown: string, allowed: AllowedAddresses): string {
  const kept: string[] = [];
  const keep = (link: string) => `${OPEN}${kept.push(link) - 1}${CLOSE}`;
  let text = markdown.replace(/[\ue000\ue001]/g, "").replace(/\p{Cc}/gu, (mark) => (/[\t\n]/.test(mark) ? mark : ""));
  text = removeImages(text.replace(DEFINITION, ""));
  text = text.replace(AUTOLINK, (_, address: string) => keepAddress(address, allowed, keep));
  text = replaceLinks(text, allowed, keep);
  text = removeHtml(text);
  text = text.replace(BARE, (address: string) => keepBare(address, allowed, keep));
  text = text.replace(/\[([^[\]\n]*)\]\[[^[\]\n]*\]/g, "$1").replace(/\](?=\()/g, "] ");
  // What was taken out may have brought these together. A kept link begins with `OPEN` here.
  text = text
    .replace(DEFINITION, "")
    .replace(/!+(?=[[\ue000])/g, "")
    .replace(/<(?=[a-z/!?\ue000])/gi, "< ");
  return text.replace(KEPT, (_, index: string) => kept[Number(index)] ?? "");
}

const DEFINITION = /^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*\S.*$/gm;
// Private-use characters around the number of a kept link: nothing after may look into it. Removed from the input
// first.
const OPEN = "\ue000";
const CLOSE = "\ue001";
const KEPT = /\ue000(\d+)\ue001/g;
const AUTOLINK = /<((?:[a-z][a-z0-9+.-]{1,31}:|www\.)[^<>\s]*|[^\s<>@]+@[^\s<>@]+)>/gi;
const BARE =
  /(?:[a-z][a-z0-9+.-]{1,31}:\/\/|www\.|(?:javascript|data|vbscript|file|blob|mailto|tel):)[^\s<>"'`\ue000\ue001]+/gi;

function keepAddress(address: string, allowed: AllowedAddresses, keep: (link: string) => string): string {
  const normal = normaliseAddress(EMAIL_ONLY.test(address) ? `mailto:${address}` : address);
  return normal !== null && allowed.has(normal) ? keep(`<${address}>`) : EMAIL_ONLY.test(address) ? address : "";
}

const EMAIL_ONLY = /^[^\s<>@:/]+@[^\s<>@:/]+$/;

function keepBare(written: string, allowed: AllowedAddresses, keep: (link: string) => string): string {
  const tail = /[)\]}.,;:!?*_~]*$/.exec(written)?.[0] ?? "";
  const address = written.slice(0, written.length - tail.length);
  const whole = /^www\./i.test(address) ? `https://${address}` : address;
  const normal = normaliseAddress(whole);
  return normal !== null && allowed.has(normal) ? keep(address) + tail : tail;
}

/** Inline links, innermost first; an address may hold one level of brackets. */
function replaceLinks(markdown: string, allowed: AllowedAddresses, keep: (link: string) => string): string {
  let text = markdown;
  for (let round = 0; round < 8; round++) {
    const before = text;
    text = text.replace(LINK, (_, label: string, target: string) => {
      const address = target.trim().replace(/^<|>$/g, "").split(/\s/)[0] ?? "";
      const normal = normaliseAddress(address);
      const plain = removeHtml(label);
      if (normal === null || !allowed.has(normal) || plain.trim() === "") return plain;
      return keep(`[${plain.replace(/</g, "")}](${normal.replace(/[()<>\s]/g, encodeURIComponent)})`);
    });
    if (text === before) break;
  }
  return text;
}

const LINK = /(?<!!)\[([^[\]\n]*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)/g;

function removeImages(markdown: string): string {
  let text = markdown;
  for (let round = 0; round < 8; round++) {
    const before = text;
    text = text.replace(/!\[[^[\]\n]*\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^\]\n]*\])/g, "");
    if (text === before) break;
  }
  return text;
}

/**
 * `<your-name>` in what a source tells to type is no element: it stays, between marks that no renderer reads. What has
 * attributes, or the name of an element, goes.
 */
function keepPlaceholder(tag: string): string {
  const name = PLACEHOLDER.exec(tag)?.[1];
  return name === undefined || ELEMENTS.has(name.split(" ")[0]!.toLowerCase()) ? "" : `‹${name}›`;
}

const PLACEHOLDER = /^<(\p{L}[\p{L}\p{N}_]*(?:[ .-][\p{L}\p{N}_]+){0,4})>$/u;
/** Of HTML, SVG and MathML, the ones of old too. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `a abbr acronym address animate animatemotion animatetransform applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote
  body br button canvas caption center circle cite clippath code col colgroup command content data datalist dd defs del desc details dfn dialog dir div
  dl dt element ellipse em embed fieldset figcaption figure filter font footer foreignobject form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup
  hr html i iframe image img input ins isindex kbd keygen label legend li line lineargradient link listing main map mark marker marquee mask math menu
  menuitem meta metadata meter mi mn mo ms mtext multicol nav nobr noembed noframes noscript object ol optgroup option output p param path pattern
  picture plaintext polygon polyline portal pre progress q radialgradient rb rect rp rt rtc ruby s samp script search section select set shadow slot small
  source spacer span stop strike strong style sub summary sup svg switch symbol table tbody td template text textarea textpath tfoot th thead think
  thinking thought reasoning time title tr track tspan tt u ul use var video view wbr xml xmp`.split(/\s+/),
);

function removeHtml(markdown: string): string {
  let text = markdown;
  for (let round = 0; round < 8; round++) {
    const before = text;
    text = text
      .replace(/<(script|style|iframe|object|svg|math|template|textarea|title|noscript)\b[\s\S]*?<\/\1\s*>/gi, "")
      .replace(/<!--[\s\S]*?-->|<![a-z[][^>]*>|<\?[\s\S]*?\?>/gi, "")
      .replace(/<\/?[a-z][^<>]*>/gi, (tag) => keepPlaceholder(tag));
    if (text === before) break;
  }
  return text;
}
