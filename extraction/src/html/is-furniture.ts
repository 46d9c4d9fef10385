import type { BlockMeasure } from "./block-measure.ts";
import { linkDensity } from "./block-measure.ts";
import { isByline, signsOf } from "./element-signs.ts";
import { type PageElement, rawText } from "./page-node.ts";

/*
 * Signs, beyond Readability's, of what stands inside an article without being part of its text: captions, bylines,
 * dates, sign-up boxes, links to other stories, words around advertisements.
 */

/** Whether the element, by its names and words, is furniture. `measure` is that of the element. */
export function isFurniture(element: PageElement, measure: BlockMeasure): boolean {
  if (measure.text === 0) return false;
  if (element.name === "figcaption") return true;
  const signs = wordsOfNames(element);
  if (CAPTION.test(signs) && element.name !== "caption" && measure.text < 600 && measure.paragraphs < 3) return true;
  if (measure.text < 120 && !IS_TEXT.has(element.name) && (isByline(element) || DATE.test(signs) || isDate(element)))
    return true;
  if (measure.text < 1_500 && BOX.test(signs) && !/article-?body|entry-content|post-content|story-body/i.test(signs))
    return true;
  if (measure.text < 200 && CAN_BE_A_LINE.has(element.name)) return isFurnitureLine(element, measure);
  return false;
}

/** Class and id with `camelCase` parted like the rest. */
function wordsOfNames(element: PageElement): string {
  return signsOf(element).replace(/([a-z])([A-Z])/gu, "$1-$2");
}

function isFurnitureLine(element: PageElement, measure: BlockMeasure): boolean {
  // Inside a sentence such words are its own; alone in a division they are a line.
  if (IN_LINE.has(element.name) && !DIVISIONS.has(element.parent?.name ?? "")) return false;
  const text = rawText(element).replace(/\s+/gu, " ").trim();
  if (text.length <= 60 && LINE.test(text)) return true;
  if (text.length <= 90 && (BYLINE_TEXT.test(text) || DATE_TEXT.test(text))) return true;
  return POINTER.test(text) && linkDensity(measure) > 0.4;
}

function isDate(element: PageElement): boolean {
  const { itemprop } = element.attributes;
  return element.name === "time" || itemprop === "datePublished" || itemprop === "dateModified";
}

/** A heading or label after which only links to other pages follow. */
export function opensLinks(text: string): boolean {
  return text.length < 80 && OPENER.test(text);
}

const IS_TEXT = new Set(["p", "li", "td", "blockquote", "a", "em", "strong", "b", "i"]);
const IN_LINE = new Set("span strong b a em i".split(" "));
const DIVISIONS = new Set("div section article header main".split(" "));
const CAN_BE_A_LINE = new Set("p div span h2 h3 h4 h5 h6 li strong b a section em figure".split(" "));
const CAPTION =
  /(?:^|[\s_-])(?:caption|wp-caption-text|credits?|photo-?credit|image-?credit|figcaption|copyright)(?:$|[\s_-])|imagecaption|image__caption|media-?caption/i;
const DATE =
  /(?:^|[\s_-])(?:date|dateline|datetime|timestamp|published|pub-?date|updated|posted-?on|entry-meta|post-meta|article-meta|postmeta|meta-?info|read-?time|reading-?time)(?:$|[\s_-])/i;
const BOX =
  /newsletter|subscri(?:be|ption)|sign-?up|related|recirc|recommend|read-?(?:more|next|also)|more-?(?:stories|from|news|on)|trending|most-?(?:read|popular)|popular|taboola|outbrain|advert|(?:^|[\s_-])ads?(?:$|[\s_-])|ad-?(?:slot|unit|container|wrapper)|sponsor|promo|comments?(?:$|[\s_-])|disqus|share|sharing|social|follow-?us|cookie|consent|gdpr|author-?(?:bio|box|info|card)|about-?(?:the-?)?author|breadcrumb|pagination|(?:post|entry|article)-?(?:tags|footer|nav)|tag-?list|paywall|donat(?:e|ion)|tooltip|print-?only|sr-only|screen-reader|visually-?hidden|assistive-text/i;
const LINE =
  /^(?:advert(?:isement|ising|s)?|(?:article |story )?continues? (?:reading )?(?:below|after (?:advertisement|this ad|the ad))|ad|sponsored(?: content)?|promoted|share(?: this(?: story| article| post)?)?|tweet|print|e-?mail|comments?|\d+ comments?|reply|caption|close|loading|(?:image |photo |slide )?\d+ (?:of|\/) \/? ?\d+|photos?|videos?|gallery|subscribe(?: now)?|sign up|log in|sign in|register|follow us|copy link|read more|more|skip to .{1,20}|back to top|top stories|related(?: stor(?:y|ies)| articles?| posts?| content| topics?| links?)?|recommended(?: stories| for you)?|trending(?: now)?|popular|tags|topics|(?:story|article) highlights|watch (?:now|live)|scroll (?:down )?(?:to|for) .{1,30}|tell us what you think|newsletter|report (?:a|an) .{1,30}|anzeige|werbung|publicidad|publicidade|publicité|pubblicità|reklama|реклама|広告)\s*[:.…!»>]*$/i;
const POINTER =
  /^(?:related|read (?:more|also|next|now)|also read|see also|see more|more(?: on| from)?|don.t miss|watch|recommended|click here|here.s more|leia (?:também|mais)|lee también|lea también|lire aussi|à lire aussi|lesen sie auch|mehr zum thema|leggi anche|lees ook|(?:follow|join|sign up|subscribe|like) (?:us|our|the|him|her|to|for|@)|czytaj (?:też|także)|читайте также)\b/iu;
const BYLINE_TEXT =
  /^(?:[Bb]y|[Ww]ritten by|[Pp]osted by|[Vv]on|[Pp]or|[Pp]ar)[: ]+(?:\p{Lu}[\p{L}'’.-]+[ ,|]*|and |und |y |et |of |the ){1,10}$/u;
const DATE_TEXT =
  /^(?:(?:first )?(?:published|updated|posted|last (?:updated|modified))(?: on)?[: ]+)?(?:\p{L}{3,9}\.?,? )?(?:\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)?[. ]+\p{L}{3,9}\.?,? \d{4}|\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})(?:[\s,|•·-]+(?:at |um )?\d{1,2}[:.h]\d\d.{0,30})?$/iu;
const OPENER =
  /^(?:related|recommended|more (?:from|on|stories|news|about|posts|articles)|about the authors?|popular|trending|you (?:may|might|could) (?:also )?(?:like|enjoy|be interested)|latest (?:news|stories|posts|articles)|(?:leave|add|post|write) a (?:reply|comment)|comments?\b|share this|tags\b|most (?:read|popular|viewed)|recent (?:posts|stories|articles|comments)|top stories|what to read next|read next|up next|keep reading|like this|sign up for|subscribe to|follow us|join the (?:conversation|discussion)|our sponsors|sponsored|from around the web|around the web)/i;
