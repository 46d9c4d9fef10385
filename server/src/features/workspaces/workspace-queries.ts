import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { PersonalDataRule } from "../personal-data/index.ts";
import type { Limits } from "../quotas/index.ts";
import type { Retention, SignInRules, Verification } from "./workspace-schemas.ts";

export interface WorkspaceRow {
  id: string;
  kind: "live" | "test";
  name: string;
  account_id: string;
  account_name: string;
  settings: {
    retention?: Partial<Retention>;
    limits?: Partial<Limits>;
    sign_in?: Partial<SignInRules>;
    verification?: Verification;
    personal_data?: Partial<PersonalDataRule>;
  };
  version: number;
  created_at: Date;
}

/**
 * The workspace of the transaction itself. Throws 404 when it was erased meanwhile: who belongs to what is remembered
 * for a moment, in every process.
 */
export async function getOwnWorkspace(executor: Executor, workspaceId: string): Promise<WorkspaceRow> {
  const row = await findWorkspaceRow(executor, workspaceId);
  if (!row) throw new NotFoundError("workspace");
  return row;
}

export async function findWorkspaceRow(executor: Executor, workspaceId: string): Promise<WorkspaceRow | undefined> {
  const [row] = await executor.query<WorkspaceRow>(sql`
    SELECT w.id, w.kind, w.name, w.account_id, a.name AS account_name, w.settings, w.version, w.created_at
    FROM workspaces w JOIN accounts a ON a.id = w.account_id WHERE w.id = ${workspaceId}`);
  return row;
}

/** What models may not see is part of what answers are made from: another rule raises the revision. */
export async function updateWorkspaceRow(
  executor: Executor,
  workspaceId: string,
  change: { name: string; settings: WorkspaceRow["settings"] },
): Promise<void> {
  await executor.query(sql`
    UPDATE workspaces SET name = ${change.name}, settings = new.settings, version = version + 1,
      revision = revision
        + (workspaces.settings -> 'personal_data' IS DISTINCT FROM new.settings -> 'personal_data')::integer
    FROM (SELECT ${JSON.stringify(change.settings)}::jsonb AS settings) AS new
    WHERE id = ${workspaceId}`);
}
