import type { ImportedQuestion, LeftOut } from "@citedesk/extraction";
import { DEADLOCK_RETRIES, type Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { putSource, recordPut, toSourceToPut } from "../sources/index.ts";
import type { ImportContext } from "./import-context.ts";
import { holdImport, type ImportRow, saveProgress } from "./import-queries.ts";

const ROWS_A_TRANSACTION = 20;

/** Each a source of its own, which people edit and delete like any other. Throws `AppError` at a full workspace. */
export async function bringQuestions(
  context: ImportContext,
  row: ImportRow,
  items: readonly ImportedQuestion[],
): Promise<void> {
  for (;;) {
    const { done, refusal } = await context.database.inWorkspace(
      row.workspace_id,
      (transaction) => bringSome(transaction, context, row, items),
      { retries: DEADLOCK_RETRIES },
    );
    if (refusal) throw refusal;
    if (done >= items.length) return;
  }
}

async function bringSome(
  transaction: Transaction,
  { queue }: ImportContext,
  { workspace_id: workspaceId, id, agent_id: agentId, brand_id: brandId, actor }: ImportRow,
  items: readonly ImportedQuestion[],
): Promise<{ done: number; refusal?: AppError }> {
  const held = await holdImport(transaction, workspaceId, id);
  if (!held) return { done: items.length };
  const counts = { created: 0, replaced: 0, unchanged: 0 };
  const leftOut: LeftOut[] = [];
  let refusal: AppError | undefined;
  let { done } = held;
  for (const { line, language, ...entry } of items.slice(done, done + ROWS_A_TRANSACTION)) {
    const qa = toSourceToPut({ type: "qa", ...entry, ...(language === null ? {} : { language }) });
    try {
      const put = await putSource(transaction, queue, workspaceId, { ...qa, agentId, brandId });
      await recordPut(transaction, { workspaceId, actor }, put);
      counts[put.outcome] += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "quota_exceeded") {
        refusal = error;
        break;
      }
      const place = { line, name: null, field: null };
      leftOut.push({ code: error.code, message: error.message, count: 1, places: [place] });
    }
    done += 1;
  }
  await saveProgress(transaction, workspaceId, id, { done, counts, leftOut });
  return { done, ...(refusal && { refusal }) };
}
