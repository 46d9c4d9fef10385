export type FileKind = "page" | "document" | "feed" | "skip";

/**
 * What an address most likely leads to, by the extension of its path: a page to read and follow, a readable document,
 * a feed or sitemap, or something that holds no text for an answer (pictures, sound, fonts, code, archives, the
 * machinery of a site). What
 * has no known extension is a page; the content decides once it is fetched.
 */
export function guessFileKind(url: string): FileKind {
  const path = URL.parse(url)?.pathname ?? "";
  const extension = /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  if (MACHINERY.test(path)) return "skip";
  if (DOCUMENTS.has(extension)) return "document";
  if (FEEDS.has(extension)) return "feed";
  return SKIPPED.has(extension) ? "skip" : "page";
}

/** Of what serves the site and is no page of it: Cloudflare's own addresses, WordPress's interfaces and its sign-in. */
const MACHINERY = /^\/cdn-cgi\/|\/wp-json(?:\/|$)|\/(?:xmlrpc|wp-login)\.php$/i;

const words = (text: string): Set<string> => new Set(text.split(" "));

const DOCUMENTS = words("pdf docx pptx xlsx odt odp ods epub txt md markdown csv tsv rtf vtt srt eml");
const FEEDS = words("xml rss atom rdf gz");
const SKIPPED = words(
  "jpg jpeg jpe png gif webp avif svg ico bmp tif tiff heic psd ai eps raw " +
    "mp3 mp4 m4a m4v mov avi mkv webm ogg oga ogv wav flac aac wma wmv flv mpg mpeg 3gp m3u8 " +
    "css js mjs map json jsonld wasm woff woff2 ttf otf eot swf " +
    "zip tar tgz bz2 xz 7z rar jar war apk ipa exe msi dmg pkg deb rpm iso bin dll so img torrent " +
    "ics vcf kml kmz gpx dwg dxf stl sql db sqlite parquet",
);
