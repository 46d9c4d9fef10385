import { parseId } from "../../../platform/ids/identifiers.ts";
import { getAgent } from "../../agents/index.ts";
import type { Principal } from "../../identity/index.ts";
import type { RetrievalContext } from "../retrieval/retrieval-context.ts";
import { drawAgentQuestions, findStarterQuestions } from "./draw-agent-questions.ts";

/** What one may begin with; drawn now where nothing is drawn yet. Throws 404. */
export async function showStarterQuestions(
  context: RetrievalContext,
  { workspaceId }: Principal,
  publicId: string,
): Promise<string[]> {
  const { agentId, drawn } = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const { id: agentId } = await getAgent(transaction, workspaceId, parseId("agent", publicId));
    return { agentId, drawn: await findStarterQuestions(transaction, workspaceId, agentId) };
  });
  if (drawn.length > 0) return drawn;
  // The owner of a new assistant is there before the next pass over all of them.
  await drawAgentQuestions(context, workspaceId, agentId);
  return context.database.inWorkspace(workspaceId, (transaction) =>
    findStarterQuestions(transaction, workspaceId, agentId),
  );
}
