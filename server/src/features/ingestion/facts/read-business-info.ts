import { FetchFailure } from "../../../ports/page-fetcher.ts";
import { ExtractionFailure } from "../../../ports/text-extractor.ts";
import { BUSINESS_INFO_FIELDS, type BusinessInfo, type SourceRow } from "../../sources/index.ts";
import { extractBytes } from "../extract-bytes.ts";
import type { RunResult } from "../finish-reading.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import type { Run } from "../run-queries.ts";
import { describeBusiness } from "./describe-business.ts";
import { toCanonical, toFactText } from "./fact-text.ts";
import { publishEntry } from "./read-fact.ts";
import { readStructuredBusiness } from "./read-structured-business.ts";

/** Reads the facts of a business: as given, filled in from a page's schema.org data where one is named. */
export async function readBusinessInfo(
  context: IngestionContext,
  run: Run,
  source: SourceRow,
  signal: AbortSignal,
): Promise<RunResult | undefined> {
  const given = pickFields(source.settings);
  const url = typeof source.settings.url === "string" ? source.settings.url : undefined;
  const page: ReadPage = url === undefined ? { info: {}, error: null } : await readPage(context, url, signal);
  if (page.error) return { error: page.error };
  const info = { ...page.info, ...given };
  const name = info.name ?? source.title;
  const sections = describeBusiness(name, info).map(({ heading, lines }) => ({
    heading: toCanonical(heading),
    lines: lines.map(toCanonical),
  }));
  const content = toFactText(name, sections);
  return publishEntry(context, run, { title: name }, { content, ...(url === undefined ? {} : { url }) });
}

const LIMITS = { maxBytes: 8_000_000, timeoutMs: 20_000 };

interface ReadPage {
  info: BusinessInfo;
  error: { code: string; message: string } | null;
}

async function readPage(context: IngestionContext, url: string, signal: AbortSignal): Promise<ReadPage> {
  try {
    const page = await context.fetcher.fetch({ url, ...LIMITS, signal });
    if (page.status !== 200)
      return failed("http_error", `The page answered with status ${page.status}. Check its address.`);
    const content = await extractBytes(context, page.body, page.headers["content-type"], page.url, signal);
    const info = readStructuredBusiness(content.structuredData ?? []);
    if (info) return { info, error: null };
    const message =
      "The page holds no schema.org data of a business. Type the facts in instead, or name a page that has such data.";
    return failed("no_structured_data", message);
  } catch (error) {
    if (error instanceof FetchFailure || error instanceof ExtractionFailure) return failed(error.code, error.message);
    throw error;
  }
}

function failed(code: string, message: string): ReadPage {
  return { info: {}, error: { code, message } };
}

function pickFields(settings: Record<string, unknown>): BusinessInfo {
  return Object.fromEntries(
    BUSINESS_INFO_FIELDS.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );
}
