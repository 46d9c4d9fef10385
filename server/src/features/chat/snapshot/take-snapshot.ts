import type { Transaction } from "../../../platform/database/database.ts";
import { AppError, NotFoundError } from "../../../platform/errors/app-error.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import type { Principal } from "../../identity/index.ts";
import { type PersonalDataRule, readPersonalDataRule } from "../../personal-data/index.ts";
import type { RetrievalContext } from "../retrieval/retrieval-context.ts";
import { type AgentSources, findAgentSources } from "../retrieval/retrieval-queries.ts";
import { judgeAccess } from "./judge-access.ts";
import type { AssistantRead } from "./snapshot-cache.ts";
import { findAskedAgent, isCurrent, type ReachedAgent, type Stamps } from "./snapshot-queries.ts";

/**
 * An assistant as the asker may ask it, with its sources. It counts while its stamps hold: whoever writes compares
 * them.
 */
export interface Snapshot extends ReachedAgent {
  agentId: string;
  sources: AgentSources;
  stamps: Stamps;
  /** What of visitors' words models may not see. Whoever changes it raises the revision, which is in the stamps. */
  personalData: PersonalDataRule;
  /** As this process remembered it: what it was read under may not hold any more. */
  isRemembered: boolean;
}

export interface SnapshotOptions<Beside> {
  /** What is remembered has turned out to be out of date. */
  isAnew?: boolean;
  /** Read in the same transaction: one statement. */
  beside?: ((transaction: Transaction) => Promise<Beside>) | undefined;
}

/**
 * Finds the assistant that is asked, as it is remembered or else by one read, and judges whether this caller may ask
 * it. Who is refused by what is remembered is judged again by what is read. Throws what `judgeAccess` says.
 */
export async function takeSnapshot<Beside = undefined>(
  context: RetrievalContext,
  principal: Principal,
  publicAgentId: string,
  { isAnew = false, beside }: SnapshotOptions<Beside> = {},
): Promise<{ snapshot: Snapshot; beside: Beside | undefined }> {
  const { workspaceId } = principal;
  const agentId = parseId("agent", publicAgentId);
  if (agentId === undefined) throw new NotFoundError("assistant");
  const known = context.snapshots.find(workspaceId, agentId);
  // Sources have changed since, as this process knows: an answer from what was before would be made in vain.
  const isBehind = known !== undefined && context.index.heldRevision(workspaceId) > known.sources.revision;
  const remembered = isAnew || isBehind ? undefined : known && snapshotOf(principal, agentId, known, true);
  const standing = remembered instanceof AppError ? undefined : remembered;
  if (standing && !beside) return { snapshot: standing, beside: undefined };
  const [read, found] = await context.database.inWorkspace(
    workspaceId,
    (transaction) =>
      Promise.all([
        standing ? undefined : readAssistant(transaction, workspaceId, agentId, known),
        beside?.(transaction),
      ]),
    { pipelined: true },
  );
  if (read) context.snapshots.put(workspaceId, agentId, read);
  const snapshot = standing ?? snapshotOf(principal, agentId, read, false);
  if (snapshot instanceof AppError) throw snapshot;
  return { snapshot, beside: found };
}

/** Does what was remembered still hold? */
export function isSnapshotCurrent(
  { database }: RetrievalContext,
  workspaceId: string,
  { agentId, stamps }: Snapshot,
): Promise<boolean> {
  return database.inWorkspace(workspaceId, (transaction) => isCurrent(transaction, workspaceId, agentId, stamps), {
    pipelined: true,
  });
}

async function readAssistant(
  transaction: Transaction,
  workspaceId: string,
  agentId: string,
  known: AssistantRead | undefined,
): Promise<AssistantRead | undefined> {
  const [agent, sources, personalData] = await Promise.all([
    findAskedAgent(transaction, workspaceId, agentId),
    findAgentSources(transaction, workspaceId, agentId, known?.sources),
    // Behind the stamps: never older than these say.
    readPersonalDataRule(transaction, workspaceId),
  ]);
  return agent && { agent, sources, personalData };
}

function snapshotOf(
  principal: Principal,
  agentId: string,
  read: AssistantRead | undefined,
  isRemembered: boolean,
): Snapshot | AppError {
  const reached = judgeAccess(principal, agentId, read?.agent);
  if (reached instanceof AppError) return reached;
  const { agent, sources, personalData } = read!;
  const stamps = { agent: agent.stamp, sources: sources.stamp, unfinished: sources.unfinished };
  return { ...reached, agentId, sources, stamps, personalData, isRemembered };
}
