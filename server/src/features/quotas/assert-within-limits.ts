import type { Executor } from "../../platform/database/database.ts";
import { lockWorkspace } from "../../platform/database/lock-row.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import { countKnowledge, findLimits, findSpentChatLimit, type KnowledgeUse } from "./quota-queries.ts";

const KNOWLEDGE_KINDS = ["sources", "pages", "passages", "upload_bytes"] as const;

/**
 * Before a source is added: throws 409 `quota_exceeded`, which names the limit. `bytes`: of the file that comes with
 * it.
 */
export async function assertRoomForSource(executor: Executor, workspaceId: string, bytes: number): Promise<void> {
  const limits = await findLimits(executor, workspaceId);
  if (KNOWLEDGE_KINDS.every((kind) => limits[kind] === null)) return;
  await lockWorkspace(executor, workspaceId);
  const used = await countKnowledge(executor, workspaceId);
  const after: KnowledgeUse = { ...used, sources: used.sources + 1, upload_bytes: used.upload_bytes + bytes };
  for (const kind of KNOWLEDGE_KINDS) {
    const limit = limits[kind];
    if (limit !== null && (after[kind] > limit || used[kind] >= limit)) throw quotaExceeded(kind, limit);
  }
}

/**
 * After something came back in this transaction: throws 409 `quota_exceeded` when the workspace now holds more than it
 * may.
 */
export async function assertWithinLimits(executor: Executor, workspaceId: string): Promise<void> {
  const limits = await findLimits(executor, workspaceId);
  if (KNOWLEDGE_KINDS.every((kind) => limits[kind] === null)) return;
  await lockWorkspace(executor, workspaceId);
  const used = await countKnowledge(executor, workspaceId);
  for (const kind of KNOWLEDGE_KINDS) {
    const limit = limits[kind];
    if (limit !== null && used[kind] > limit) throw quotaExceeded(kind, limit);
  }
}

/** Before a file is replaced by a larger one: throws 409 `quota_exceeded`. */
export async function assertRoomForBytes(executor: Executor, workspaceId: string, more: number): Promise<void> {
  if (more <= 0) return;
  const { upload_bytes: limit } = await findLimits(executor, workspaceId);
  if (limit === null) return;
  await lockWorkspace(executor, workspaceId);
  const used = await countKnowledge(executor, workspaceId);
  if (used.upload_bytes + more > limit) throw quotaExceeded("upload_bytes", limit);
}

/**
 * Before a chat starts, in the same transaction: throws 429 `chat_quota_exceeded` with the seconds until the next
 * month. Where a limit is set, chats start one after the other, so that none slips in beside.
 */
export async function assertRoomForChat(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  clock: Clock,
): Promise<void> {
  const spent = await findSpentChatLimit(executor, workspaceId, agentId);
  if (spent) throw chatQuotaExceeded(spent, clock);
}

export function chatQuotaExceeded({ name, limit }: { name: string; limit: number }, clock: Clock): AppError {
  return new AppError(
    "rate_limited",
    "chat_quota_exceeded",
    `The limit ${name} (${limit}) is reached until the month ends (UTC).`,
    { headers: { "retry-after": String(secondsUntilNextMonth(new Date(clock.now()))) } },
  );
}

function quotaExceeded(kind: string, limit: number): AppError {
  return new AppError(
    "conflict",
    "quota_exceeded",
    `The workspace's limit ${kind} (${limit}) is reached. Delete something, or have the limit raised.`,
  );
}

function secondsUntilNextMonth(now: Date): number {
  return Math.ceil((Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / 1000);
}
