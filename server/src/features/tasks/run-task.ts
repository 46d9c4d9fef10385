import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ArchiveError } from "./archive-manifest.ts";
import { eraseWorkspaceWhole } from "./erase-workspace-whole.ts";
import { loadWorkspaceArchive } from "./load-workspace-archive.ts";
import { MAX_TRIES, type RunTaskJob, type TaskContext } from "./task-context.ts";
import { findTask, saveTask, type TaskRow } from "./task-queries.ts";
import { writeWorkspaceArchive } from "./write-workspace-archive.ts";

const SAVE_EVERY_MS = 500;
const PLAIN = { recipients: [], passphrase: undefined };
const UNLOCKED = { identities: [], passphrase: undefined };

/**
 * Carries a task to its end from wherever it stands. An archive that can't be brought in ends it as `failed`, with a
 * sentence that says why; anything else is tried again.
 */
export async function runTask(context: TaskContext, { taskId }: RunTaskJob, attempt: number): Promise<void> {
  const task = await context.database.unscoped((transaction) => findTask(transaction, taskId));
  if (!task || task.status === "completed" || task.status === "failed") return;
  const save = savingNowAndThen(context, taskId);
  try {
    await save.now({ status: "running" });
    if (task.kind === "export") await runExport(context, task, save);
    else if (task.kind === "import") await runImport(context, task, save);
    else await eraseWorkspaceWhole(context, task);
  } catch (error) {
    if (!(error instanceof ArchiveError) && attempt < MAX_TRIES) throw error;
    const problem = error instanceof ArchiveError ? error.message : "It failed several times; the log says why.";
    await save.now({ status: "failed", problem });
    if (!(error instanceof ArchiveError)) throw error;
  }
}

async function runExport(context: TaskContext, task: TaskRow, save: Saving): Promise<void> {
  await inFolder(context, async (path) => {
    const written = await writeWorkspaceArchive(
      {
        ...context,
        owner: context.database.owner,
        onProgress: (step, done, total) => save.later({ step, done, total }),
      },
      task.subject_id!,
      { path, encryption: PLAIN },
    );
    const { size } = await stat(path);
    const { sha256 } = await context.files.write(createReadStream(path));
    const rows = Object.values(written.tables).reduce((sum, table) => sum + table.rows, 0);
    const counts = { rows, files: written.files, missing_files: written.missing_files.length };
    await save.now({ status: "completed", file_sha256: sha256, fileBytes: size, counts });
  });
}

async function runImport(context: TaskContext, task: TaskRow, save: Saving): Promise<void> {
  await context.files.withPath(task.file_sha256!, (path) => loadArchive(context, task, save, path));
  // Who may be in it was remembered without it.
  context.credentials.forget();
}

function loadArchive(context: TaskContext, task: TaskRow, save: Saving, path: string) {
  return loadWorkspaceArchive(
    {
      ...context,
      owner: context.database.owner,
      onProgress: (step, done, total) => save.later({ step, done, total }),
    },
    {
      path,
      decryption: UNLOCKED,
      accountId: task.account_id,
      name: task.subject_name === "" ? undefined : task.subject_name,
      actor: { kind: "member", id: null, name: task.asked_by },
      // Whoever does it again after a kill finds it done.
      complete: async (connection, { workspaceId, name, counts, missingFiles }) => {
        const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
        const told = JSON.stringify({ rows, missing_files: missingFiles.length });
        await connection.query(
          `UPDATE tasks SET status = 'completed', subject_id = $2, subject_name = $3, counts = $4, completed_at = now()
           WHERE id = $1`,
          [task.id, workspaceId, name, told],
        );
      },
    },
  );
}

interface Saving {
  now(progress: Parameters<typeof saveTask>[2]): Promise<void>;
  /** Told now and then; what was told last may not be written. */
  later(progress: Parameters<typeof saveTask>[2]): void;
}

/** The embedded database has one connection: what is told while it is held is not waited for. */
function savingNowAndThen({ database }: TaskContext, taskId: string): Saving {
  let last = 0;
  let saving: Promise<void> = Promise.resolve();
  const write = (progress: Parameters<typeof saveTask>[2]) =>
    database.unscoped((transaction) => saveTask(transaction, taskId, progress));
  return {
    now: async (progress) => {
      await saving;
      await write(progress);
    },
    later: (progress) => {
      if (database.engine === "embedded" || performance.now() - last < SAVE_EVERY_MS) return;
      last = performance.now();
      saving = saving.then(() => write(progress)).catch(() => {});
    },
  };
}

async function inFolder(context: TaskContext, work: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(context.uploadFolder, "archive-"));
  try {
    await work(join(folder, "workspace.citedesk"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
