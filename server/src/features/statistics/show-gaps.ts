import { missingWords } from "@citedesk/grounding";
import type { Database } from "../../platform/database/database.ts";
import type { SortedPage, SortedRow } from "../../platform/http/sorted-page.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { nameLanguages } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { collectFewGaps } from "./collect-gaps.ts";
import type { GapContext } from "./gap-context.ts";
import { findNearestTexts, type GapFilterIds, type GapRow, getGap, listGapQuestions, listGaps } from "./gap-queries.ts";
import type { Gap } from "./gap-schemas.ts";
import { presentGap } from "./present-gap.ts";

/** Lists what visitors ask and no source answers, newest first. */
export async function showGaps(
  { database, clusterer, config }: GapContext,
  { workspaceId }: Principal,
  page: SortedPage,
  filter: GapFilterIds,
): Promise<(GapRow & SortedRow)[]> {
  await collectFewGaps({ database, clusterer }, workspaceId, config.gapMinQuestions);
  if (filter.language) await nameLanguages(database, workspaceId);
  return database.inWorkspace(workspaceId, (transaction) => listGaps(transaction, workspaceId, filter, page));
}

/** Gets a gap, with its questions and the words of them that its nearest sources don't have. */
export function showGap(
  database: Database,
  { workspaceId }: Principal,
  id: string,
): Promise<{ version: number; gap: Gap }> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const row = await getGap(transaction, workspaceId, parseId("gap", id));
    const asked = await listGapQuestions(transaction, workspaceId, row.id, QUESTIONS_SHOWN);
    const questions = asked.map(({ question, chat_id, asked_at }) => ({
      question,
      chat_id: formatId("chat", chat_id),
      asked_at: asked_at.toISOString(),
    }));
    const nearest = (row.nearest ?? []).map(({ document_id: id }) => id);
    const texts = await findNearestTexts(transaction, workspaceId, nearest);
    const missing = missingWords(
      asked.map(({ question }) => question.slice(0, MAX_READ)),
      texts,
    );
    return { version: row.version, gap: { ...presentGap(row), questions, missing } };
  });
}

const QUESTIONS_SHOWN = 20;
/** Of a question: what is longer is rather a text. */
const MAX_READ = 1000;
