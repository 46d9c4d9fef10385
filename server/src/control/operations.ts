import type { Config } from "../config.ts";
import type { Decryption } from "../features/backups/index.ts";
import { createAccount, replacePassword } from "../features/identity/index.ts";
import { rebuildIndex } from "../features/ingestion/index.ts";
import { recount } from "../features/statistics/index.ts";
import {
  beginErasure,
  eraseWorkspaceWhole,
  findTask,
  loadWorkspaceArchive,
  presentTask,
} from "../features/tasks/index.ts";
import type { OpenedDatabase } from "../platform/database/open-database.ts";
import { AppError } from "../platform/errors/app-error.ts";
import { SYSTEM_ACTOR } from "../platform/events/record-audit.ts";
import { formatId, parseId } from "../platform/ids/identifiers.ts";
import type { SecretKeys } from "../platform/secrets/secret-keys.ts";
import { listAccounts, setInstanceAdministrator } from "../platform/unscoped/account-queries.ts";
import { listAllWorkspaces, listWorkspaceIds } from "../platform/unscoped/workspace-queries.ts";
import type { Clock } from "../ports/clock.ts";
import type { FileStore } from "../ports/file-store.ts";
import type { JobChange, JobDesk, JobState } from "../ports/job-desk.ts";
import type { PassageIndex } from "../ports/passage-index.ts";
import { lookAtInstallation } from "./look-at-installation.ts";

/** What operations are done with: by the running service, or by the command itself. */
export interface OperationContext {
  config: Config;
  clock: Clock;
  database: OpenedDatabase;
  index: PassageIndex;
  files: FileStore;
  jobDesk: JobDesk;
  /** Undefined: no service has started here yet. */
  secretKeys: SecretKeys | undefined;
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

  /** For `doctor`. */
  look: async (context: OperationContext, _input: object) => ({ data: await lookAtInstallation(context) }),

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

  "list-workspaces": async ({ database }: OperationContext, _input: object) => {
    const rows = await database.unscoped(listAllWorkspaces);
    return {
      data: rows.map(({ id, account_id, ...row }) => ({
        id: formatId("workspace", id),
        account_id: formatId("account", account_id),
        ...row,
      })),
    };
  },

  /** Of an archive; `account` may be left out where there is one. */
  "import-workspace": async (
    context: OperationContext,
    input: { path: string; decryption: Decryption; account?: string | undefined; name?: string | undefined },
  ) => {
    const { secretKeys, database } = context;
    if (!secretKeys) throw new Error("There is no secret key yet. Start the service once.");
    const accountId = await chooseAccount(database, input.account);
    const loaded = await loadWorkspaceArchive(
      { ...context, secretKeys, owner: database.owner, onProgress: () => {} },
      { ...input, name: input.name, accountId, actor: { kind: "system", id: null, name: SYSTEM_ACTOR.name } },
    );
    context.credentials.forget();
    return { ...loaded, workspaceId: formatId("workspace", loaded.workspaceId) };
  },

  /** All of it, for good; `name` has to be the one that it has. */
  "erase-workspace": async (context: OperationContext, { workspace, name }: { workspace: string; name: string }) => {
    const { database } = context;
    const id = (await database.unscoped(listWorkspaceIds)).find((one) => one === parseId("workspace", workspace));
    if (id === undefined) throw new Error(`There is no workspace ${workspace}.`);
    const task = await database
      .inWorkspace(id, (transaction) => beginErasure(transaction, id, { name, actor: SYSTEM_ACTOR }))
      .catch(asWords);
    context.credentials.forget();
    await eraseWorkspaceWhole(context, task);
    return presentTask((await database.unscoped((transaction) => findTask(transaction, task.id)))!);
  },

  "list-jobs": async (
    { jobDesk }: OperationContext,
    filter: { state?: JobState | undefined; name?: string | undefined; limit: number },
  ) => ({ data: await jobDesk.list(filter) }),

  "retry-job": async ({ jobDesk }: OperationContext, { id }: { id: string }) => said(id, await jobDesk.retry(id)),

  "cancel-job": async ({ jobDesk }: OperationContext, { id }: { id: string }) => said(id, await jobDesk.cancel(id)),

  /** Builds passage indexes anew from the stored texts, while they answer. */
  reindex: async (context: OperationContext, { workspace }: { workspace?: string | undefined }) => {
    const wanted = await findWorkspaces(context, workspace);
    for (const id of wanted) await rebuildIndex(context, id);
    return { rebuilt: wanted.map((id) => formatId("workspace", id)) };
  },

  /** Counts anew what reports read; meanwhile they read the answers themselves. */
  recount: async (context: OperationContext, { workspace }: { workspace?: string | undefined }) => {
    const wanted = await findWorkspaces(context, workspace);
    for (const id of wanted) await recount(context.database, id);
    return { recounted: wanted.map((id) => formatId("workspace", id)) };
  },
};

/** All of them unless one is named. */
async function findWorkspaces({ database }: OperationContext, workspace: string | undefined): Promise<string[]> {
  const all = await database.unscoped(listWorkspaceIds);
  const wanted = workspace === undefined ? all : all.filter((id) => id === parseId("workspace", workspace));
  if (wanted.length === 0) throw new Error(`There is no workspace ${workspace}.`);
  return wanted;
}

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

async function chooseAccount(database: OpenedDatabase, named: string | undefined): Promise<string> {
  const accounts = await database.unscoped(listAccounts);
  const wanted = named === undefined ? accounts : accounts.filter(({ id }) => id === parseId("account", named));
  if (wanted.length === 1) return wanted[0]!.id;
  throw new Error(named ? `There is no account ${named}.` : "There are several accounts: name one with --account.");
}

/** What the interface refuses, said to who sits at the keyboard. */
function asWords(error: unknown): never {
  if (error instanceof AppError) throw new Error(error.message, { cause: error });
  throw error;
}
