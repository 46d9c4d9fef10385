export interface CaptionTrack {
  url: string;
  language: string | null;
}

/** Tags longer than this are no tracks. */
const MAX_TAG_CHARACTERS = 2_000;
const MAX_TRACKS = 50;

/**
 * `<track>` elements of captions or subtitles (https://html.spec.whatwg.org/#the-track-element), the default one first,
 * then links to caption files. Reads tags only: the rest of the page decides nothing.
 */
export function findTracks(html: string, base: string): CaptionTrack[] {
  const tracks: (CaptionTrack & { isDefault: boolean })[] = [];
  for (const { 0: tag, 1: name } of html.matchAll(/<(track|a)\s[^>]{1,2000}>/gi)) {
    if (tag.length > MAX_TAG_CHARACTERS || tracks.length >= MAX_TRACKS) continue;
    const isTrack = name!.toLowerCase() === "track";
    const address = attributeOf(tag, isTrack ? "src" : "href");
    const kind = attributeOf(tag, "kind")?.toLowerCase() ?? "subtitles";
    if (address === undefined || !URL.canParse(address, base)) continue;
    const url = new URL(address, base);
    if (!/^https?:$/.test(url.protocol)) continue;
    const isCaptions = isTrack ? kind === "subtitles" || kind === "captions" : /\.(?:vtt|srt)$/i.test(url.pathname);
    if (!isCaptions) continue;
    url.hash = "";
    const language = attributeOf(tag, isTrack ? "srclang" : "hreflang") ?? null;
    tracks.push({ url: url.href, language, isDefault: isTrack && /\sdefault[\s=/>]/i.test(tag) });
  }
  return tracks
    .toSorted((left, right) => Number(right.isDefault) - Number(left.isDefault))
    .map(({ url, language }) => ({ url, language }));
}

function attributeOf(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(tag);
  return (match?.[1] ?? match?.[2] ?? match?.[3])?.replaceAll("&amp;", "&").trim();
}
