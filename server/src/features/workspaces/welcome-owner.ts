import { readFile } from "node:fs/promises";
import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../ports/file-store.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { publishVersion, saveNewAgent } from "../agents/index.ts";
import { createFirstAccount, type FirstAccount } from "../identity/index.ts";
import { putSource, waitForSource } from "../sources/index.ts";

export interface WelcomeContext {
  database: Database;
  queue: JobQueue;
  files: FileStore;
  config: { admin: { email: string; password: string | undefined } };
}

const GUIDE = new URL("../../../../docs/guide.md", import.meta.url);

/**
 * On an empty database: the first account, whose password is told by `onAccount` before anything else can fail, and the
 * guide.
 */
export async function welcomeOwner(
  context: WelcomeContext,
  onAccount: (account: FirstAccount) => void,
): Promise<LoadedGuide | undefined> {
  const account = await createFirstAccount(context.database, context.config.admin);
  if (!account) return undefined;
  onAccount(account);
  return loadGuide(context, account.workspaceId);
}

export interface LoadedGuide {
  agentId: string;
  /** Resolves when it can be asked, or when the time is up. */
  whenRead(seconds: number): Promise<void>;
}

/** An assistant that answers from the project's own guide. */
export async function loadGuide(
  { database, queue, files }: Omit<WelcomeContext, "config">,
  workspaceId: string,
): Promise<LoadedGuide> {
  const guide = await files.write(await readFile(GUIDE));
  const { agentId, row } = await database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await saveNewAgent(
      transaction,
      workspaceId,
      {
        name: "Citedesk guide",
        prompt: "Answer questions about setting up and using Citedesk.",
        welcome_message: "Ask how Citedesk works. Every answer shows its quote from the guide.",
        starter_questions: [
          "How do I add a source?",
          "What happens when the sources do not answer?",
          "How do I install the widget?",
        ],
      },
      "system",
    );
    await publishVersion(transaction, workspaceId, agent.id, undefined);
    const { row } = await putSource(transaction, queue, workspaceId, {
      type: "document",
      title: "guide.md",
      identity: "guide.md",
      agentId: agent.id,
      brandId: null,
      settings: { file_name: "guide.md", media_type: "text/markdown", ...guide },
    });
    return { agentId: agent.id, row };
  });
  return {
    agentId,
    whenRead: async (seconds) => void (await waitForSource(database, workspaceId, row, seconds)),
  };
}
