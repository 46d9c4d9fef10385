import { createAccount, replacePassword } from "../features/identity/index.ts";
import { rebuildIndex } from "../features/ingestion/index.ts";
import type { OpenedDatabase } from "../platform/database/open-database.ts";
import { formatId, parseId } from "../platform/ids/identifiers.ts";
import { listAccounts, setInstanceAdministrator } from "../platform/unscoped/account-queries.ts";
import { listWorkspaceIds } from "../platform/unscoped/workspace-queries.ts";
import type { JobChange, JobDesk, JobState } from "../ports/job-desk.ts";
import type { PassageIndex } from "../ports/passage-index.ts";

/** What operations are done with: by the running service, or by the command itself. */
export interface OperationContext {
  database: OpenedDatabase;
  index: PassageIndex;
  jobDesk: JobDesk;
  /** What this process remembers of who may do what. */
  credentials: { forget(): void };
}

/** What an operator may ask of a running service, by name. */
export const OPERATIONS = {
  /** Writes a copy of the embedded database to `folder`, which can be opened as it is. */
  "copy-database": async ({ database }: OperationContext, { folder }: { folder: string }) => {
    await database.backUp(folder);
    return { folder };
  },

  "create-account": ({ database }: OperationContext, input: { name: string; email: string }) =>
    createAccount(database, input),

  "list-accounts": async ({ database }: OperationContext, _input: object) => {
    const rows = await database.unscoped(listAccounts);
    return { data: rows.map((row) => ({ ...row, id: formatId("account", row.id) })) };
  },

  "set-administrator": async (
    { database, credentials }: OperationContext,
    { email, isOne }: { email: string; isOne: boolean },
  ) => {
    if (!(await database.unscoped((transaction) => setInstanceAdministrator(transaction, email, isOne))))
      throw new Error(`Nobody here has the address ${email}.`);
    credentials.forget();
    return { email, instance_administrator: isOne };
  },

  "replace-password": async (
    { database, credentials }: OperationContext,
    input: { email: string; removesSecondStep: boolean },
  ) => {
    const replaced = await replacePassword(database, input);
    credentials.forget();
    return replaced;
  },

  "list-jobs": async (
    { jobDesk }: OperationContext,
    filter: { state?: JobState | undefined; name?: string | undefined; limit: number },
  ) => ({ data: await jobDesk.list(filter) }),

  "retry-job": async ({ jobDesk }: OperationContext, { id }: { id: string }) => said(id, await jobDesk.retry(id)),

  "cancel-job": async ({ jobDesk }: OperationContext, { id }: { id: string }) => said(id, await jobDesk.cancel(id)),

  /** Builds passage indexes anew from the stored texts, while they answer. */
  reindex: async (context: OperationContext, { workspace }: { workspace?: string | undefined }) => {
    const all = await context.database.unscoped(listWorkspaceIds);
    const wanted = workspace === undefined ? all : all.filter((id) => id === parseId("workspace", workspace));
    if (wanted.length === 0) throw new Error(`There is no workspace ${workspace}.`);
    for (const id of wanted) await rebuildIndex(context, id);
    return { rebuilt: wanted.map((id) => formatId("workspace", id)) };
  },
};

export type OperationName = keyof typeof OPERATIONS;
export type OperationInputs = { [Name in OperationName]: Parameters<(typeof OPERATIONS)[Name]>[1] };
export type OperationResults = { [Name in OperationName]: Awaited<ReturnType<(typeof OPERATIONS)[Name]>> };

function said(id: string, change: JobChange): { id: string } {
  if (change === "done") return { id };
  const reasons = {
    unknown: `There is no job ${id}.`,
    unfit: `Job ${id} is in a state in which this is not possible.`,
    taken: `The same work is waiting already, so job ${id} was left as it is.`,
  };
  throw new Error(reasons[change]);
}
