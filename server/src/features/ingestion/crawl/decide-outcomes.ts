import { type Classified, classifyOutcome, hashesOf, readLanguage } from "@citedesk/crawling";
import type { ExtractedDocument } from "../../../ports/text-extractor.ts";
import type { DocumentStatus } from "../../sources/index.ts";
import type { ReadDocument } from "../prepared-version.ts";
import type { PageReading } from "./fetch-page.ts";
import { frontierAddress, START_PLACE } from "./frontier.ts";
import type { KeptPage } from "./frontier-queries.ts";
import { findOwnText, type KnownTemplate, type OwnText } from "./own-text.ts";
import type { PostponedPage, SettledPage } from "./settle-queries.ts";
import type { TwinFinder } from "./twin-finder.ts";

/** What a group of readings comes to, before anything is written. */
export interface Outcomes {
  settled: SettledPage[];
  documents: ReadDocument[];
  postponed: PostponedPage[];
  /** Documents whose texts leave answers now; those that have none of their own any more do so as the run ends. */
  withdrawn: string[];
  /** Kept earlier in this run, and now found better elsewhere. */
  demoted: { documentId: string; reason: { code: string; message: string } }[];
  /** Why the start could not be reached: at its first try, or robots.txt not at its last. */
  startFailure: { code: string; message: string } | null;
}

/** What a run knows of its pages so far. */
export interface KnownPages extends KnownTemplate {
  twins: TwinFinder;
}

/** Decides for each reading, in the order found; `known` learns what is read and what is kept. */
export function decideOutcomes(readings: PageReading[], known: KnownPages, retryFactor: number): Outcomes {
  const outcomes: Outcomes = {
    settled: [],
    documents: [],
    postponed: [],
    withdrawn: [],
    demoted: [],
    startFailure: null,
  };
  for (const { page, event, content } of readings)
    if (event.kind === "read" && content?.outline) known.template.put(page.documentId, hashesOf(content.outline));
  for (const reading of readings) decide(reading, known, retryFactor, outcomes);
  return outcomes;
}

function decide(reading: PageReading, known: KnownPages, retryFactor: number, outcomes: Outcomes): void {
  const { page, event } = reading;
  const { twins, template } = known;
  const own = event.kind === "read" && reading.content ? findOwnText(page.documentId, reading.content, known) : null;
  const text = textOf(reading, own);
  const twin = text === null ? undefined : twins.find(text);
  const isBetter = twin !== undefined && text !== null && isBetterPlace(text, twin);
  if (twin && isBetter) demote(twin, page.url, known, outcomes);
  const shown = twin && !isBetter ? ({ kind: "duplicate", of: twin.url } as const) : event;
  const classified = withRefusal(classifyOutcome(shown, page), page);
  if (isUnreachableStart(reading, classified)) {
    outcomes.startFailure = classified.reason;
  } else if (classified.retry) {
    const afterMs = classified.retry.afterMs * retryFactor;
    const { reason } = classified;
    outcomes.postponed.push({ documentId: page.documentId, attempt: page.attempt + 1, afterMs, reason });
    return;
  }
  const isKept = text !== null && shown === event;
  if (isKept) twins.add(text);
  const status = statusOf(classified, reading);
  const isUndecided = status === null && own?.kept != null && template.size < PAGES_TO_KNOW_A_TEMPLATE;
  if (isKept && own) keepBlocks(known, page, own, isUndecided);
  else if (own || leavesAnswers(classified)) known.keepers.remove(page.documentId);
  outcomes.settled.push({
    documentId: page.documentId,
    status,
    reason: classified.reason,
    response: reading.response,
    isKept,
    title: own ? titleOf(page, own.content) : null,
    fingerprint: text?.fingerprint ?? null,
    textSha256: text?.textSha256 ?? null,
    canonicalUrl: text?.canonicalUrl ?? null,
    movedTo: event.kind === "redirected" ? event.to : null,
    blocks: own?.blocks ?? null,
    keptBlocks: isKept ? (own?.keptBlocks ?? null) : own && [],
    cutBlocks: own?.cutBlocks ?? null,
    kept: own?.kept ?? null,
    isUndecided,
  });
  if (status === null && own) outcomes.documents.push(toReadDocument(page, own.content));
  if (page.currentVersionId !== null && leavesAnswers(classified)) outcomes.withdrawn.push(page.documentId);
}

/** Then nothing else of the site is asked for: nobody waits for the tries of all its pages, which keep their texts. */
function isUnreachableStart({ page, event }: PageReading, { retry }: Classified): boolean {
  if (page.place !== START_PLACE) return false;
  if (event.kind === "fetch_failure") return (page.attempt === 1 && !event.isSlow) || retry === null;
  return event.kind === "robots_unreachable" && retry === null;
}

/** What a page begins to keep before most are known may turn out to be an earlier one's. */
function keepBlocks({ keepers }: KnownPages, page: PageReading["page"], own: OwnText, isUndecided: boolean): void {
  const begun = own.keptBlocks.filter((block) => !page.keptBlocks.includes(block));
  keepers.put(page.documentId, own.keptBlocks, isUndecided ? begun : []);
}

/** A page that is gone only failed where someone refused its removal: it keeps its last text. */
function withRefusal(classified: Classified, { isRemovalRefused }: PageReading["page"]): Classified {
  return isRemovalRefused && classified.isGone ? { ...classified, isGone: false } : classified;
}

/** What a reading says, or said when it was last read; null where it has no text to keep. */
function textOf({ page, event, content }: PageReading, own: OwnText | null): KeptPage | null {
  const base = { url: page.url, documentId: page.documentId, isKnown: page.isKnown };
  if (own) {
    const { fingerprint, textSha256 } = own;
    return { ...base, fingerprint, textSha256, canonicalUrl: content?.canonicalUrl ?? null };
  }
  const isUnchanged = event.kind === "response" && event.status === 304;
  if (!isUnchanged || page.fingerprint === null || page.textSha256 === null) return null;
  return { ...base, fingerprint: page.fingerprint, textSha256: page.textSha256, canonicalUrl: page.canonicalUrl };
}

/** The address that the other names as its own; or the one that answers have used before. */
function isBetterPlace(page: KeptPage, kept: KeptPage): boolean {
  if (kept.canonicalUrl === page.url) return true;
  return page.isKnown && !kept.isKnown && page.canonicalUrl !== kept.url;
}

function demote(twin: KeptPage, better: string, { twins, keepers }: KnownPages, outcomes: Outcomes): void {
  twins.remove(twin);
  keepers.remove(twin.documentId);
  const reason = classifyOutcome({ kind: "duplicate", of: better }, { url: twin.url, attempt: 1 }).reason!;
  const inThisGroup = outcomes.settled.find((settled) => settled.documentId === twin.documentId);
  if (inThisGroup) {
    inThisGroup.status = "duplicate";
    inThisGroup.reason = reason;
    inThisGroup.isKept = false;
    inThisGroup.keptBlocks = [];
    outcomes.documents = outcomes.documents.filter(({ documentId }) => documentId !== twin.documentId);
    if (twin.isKnown) outcomes.withdrawn.push(twin.documentId);
  } else {
    outcomes.demoted.push({ documentId: twin.documentId, reason });
    outcomes.withdrawn.push(twin.documentId);
  }
}

/** null where publishing the text decides between `ready` and `unchanged`. */
function statusOf({ outcome, isGone }: Classified, { page, content }: PageReading): DocumentStatus | null {
  if (outcome === "read") return content ? null : "unchanged";
  if (outcome === "failed" && isGone && (page.currentVersionId !== null || page.isRemoved)) return "removed";
  return outcome;
}

/**
 * A page that is gone, or not to be read. One that only failed this time keeps its last text, and what is the matter
 * with one that has no text of its own any more shows when all pages are read (`withdrawLostPages`).
 */
function leavesAnswers({ outcome, reason, isGone }: Classified): boolean {
  return (outcome === "skipped" && reason?.code !== "leads_on") || (outcome === "failed" && isGone);
}

/** What a page's text is published as. */
export function toReadDocument(page: PageReading["page"], content: ExtractedDocument): ReadDocument {
  return {
    documentId: page.documentId,
    title: titleOf(page, content),
    url: page.url,
    fileSha256: null,
    content: { ...content, language: content.language ?? statedLanguage(page, content) },
  };
}

/** By its address where it has none. */
function titleOf({ url }: PageReading["page"], content: ExtractedDocument): string {
  const { pathname, host } = new URL(url);
  return content.title?.trim() || decodeURIComponentSafely(pathname.split("/").at(-1) ?? "") || host;
}

/** What the page says beside its address among those in other languages, else what others say of it. */
function statedLanguage(page: PageReading["page"], { alternates = [] }: ExtractedDocument): string | null {
  const own = alternates.find(({ url }) => frontierAddress(url) === page.url);
  return readLanguage(own?.language) ?? page.language;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** From so many on, one more page changes next to nothing about what stands on most of them. */
export const PAGES_TO_KNOW_A_TEMPLATE = 40;
