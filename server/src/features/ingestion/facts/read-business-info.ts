import { detectLanguage } from "@citedesk/grounding";
import sql from "sql-template-tag";
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

/**
 * Reads the facts of a business: as given, filled in from a page's schema.org data where one is named. The sentences
 * around them are in the assistant's language, else that of the page, else that of the owner's own words.
 */
export async function readBusinessInfo(
  context: IngestionContext,
  run: Run,
  source: SourceRow,
  signal: AbortSignal,
): Promise<RunResult | undefined> {
  const given = pickFields(source.settings);
  const url = typeof source.settings.url === "string" ? source.settings.url : undefined;
  const page: ReadPage =
    url === undefined ? { info: {}, language: null, error: null } : await readPage(context, url, signal);
  if (page.error) return { error: page.error };
  const info = { ...page.info, ...given };
  const name = info.name ?? source.title;
  const language = (await findAgentLanguage(context, source)) ?? page.language ?? languageOfWords(info);
  const sections = describeBusiness(name, info, language).map(({ heading, lines }) => ({
    heading: toCanonical(heading),
    lines: lines.map(toCanonical),
  }));
  const content = toFactText(name, sections);
  return publishEntry(context, run, { title: name }, { content, ...(url === undefined ? {} : { url }) });
}

const LIMITS = { maxBytes: 8_000_000, timeoutMs: 20_000 };

interface ReadPage {
  info: BusinessInfo;
  language: string | null;
  error: { code: string; message: string } | null;
}

async function readPage(context: IngestionContext, url: string, signal: AbortSignal): Promise<ReadPage> {
  try {
    const page = await context.fetcher.fetch({ url, ...LIMITS, signal });
    if (page.status !== 200)
      return failed("http_error", `The page answered with status ${page.status}. Check its address.`);
    const content = await extractBytes(context, page.body, page.headers["content-type"], page.url, signal);
    const info = readStructuredBusiness(content.structuredData ?? []);
    if (info) return { info, language: content.language, error: null };
    const message =
      "The page holds no schema.org data of a business. Type the facts in instead, or name a page that has such data.";
    return failed("no_structured_data", message);
  } catch (error) {
    if (error instanceof FetchFailure || error instanceof ExtractionFailure) return failed(error.code, error.message);
    throw error;
  }
}

/** Of the assistant that the facts were added with; null where it speaks as its visitors do. */
async function findAgentLanguage({ database }: IngestionContext, source: SourceRow): Promise<string | null> {
  if (source.agent_id === null) return null;
  const [row] = await database.inWorkspace(source.workspace_id, (transaction) =>
    transaction.query<{ language: string | null }>(sql`
      SELECT settings ->> 'language' AS language FROM agents
      WHERE workspace_id = ${source.workspace_id} AND id = ${source.agent_id}`),
  );
  return row?.language && row.language !== "auto" ? row.language : null;
}

/** Of what the owner wrote in words of their own. */
function languageOfWords({ description, opening_hours, holidays, prices }: BusinessInfo): string | null {
  const texts = [description, ...[opening_hours, holidays, prices].filter((field) => typeof field === "string")];
  return detectLanguage(texts.join("\n"));
}

function failed(code: string, message: string): ReadPage {
  return { info: {}, language: null, error: { code, message } };
}

function pickFields(settings: Record<string, unknown>): BusinessInfo {
  return Object.fromEntries(
    BUSINESS_INFO_FIELDS.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );
}
