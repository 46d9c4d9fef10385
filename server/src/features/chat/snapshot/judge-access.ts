import { AppError, NotFoundError } from "../../../platform/errors/app-error.ts";
import { type Principal, visitorTokenEnded } from "../../identity/index.ts";
import type { AskedAgent, ReachedAgent } from "./snapshot-queries.ts";

/**
 * Says who may ask an assistant, and which version of it answers: members and keys reach the draft, visitors the
 * published version alone. The one place that decides this, for questions, searches and chats alike; `agent` is what
 * the database shows of it under the credential's reach. Asked with every question: a token outlives a change of whom
 * the assistant answers. Refused:
 *   404   there is no such assistant, or the credential is made for another one
 *   404   a visitor, of one that is not published or archived, or answers members alone
 *   401   a visitor whose token has ended: it was made before a key was revoked, or the assistant closed for a while
 *   403   a visitor of whom nobody said who they are, where they must be identified
 */
export function judgeAccess(
  principal: Principal,
  agentId: string | undefined,
  agent: AskedAgent | undefined,
): ReachedAgent | AppError {
  const isForAnother = "agentId" in principal && principal.agentId !== null && principal.agentId !== agentId;
  if (!agent || isForAnother) return new NotFoundError("assistant");
  if (principal.kind !== "visitor") return agent.draft;
  if (!agent.published) return new NotFoundError("assistant");
  const { visitors } = agent.published.agent.settings.access;
  if (visitors === "members") return new NotFoundError("assistant");
  if (visitors === "identified" && !principal.identified)
    return new AppError("forbidden", "identity_required", "This assistant only answers visitors who are signed in.");
  if (principal.generation !== undefined && principal.generation !== agent.visitorGeneration)
    return visitorTokenEnded();
  return agent.published;
}
