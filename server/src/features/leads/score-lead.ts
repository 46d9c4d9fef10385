import sql from "sql-template-tag";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import type { LeadForm, ScoringRule } from "../agents/index.ts";
import { type LeadRow, setScore } from "./lead-queries.ts";

/** What its chats came to. */
export interface ChatFacts {
  questions: number;
  handoff: boolean;
  abstention: boolean;
  positive_feedback: boolean;
  negative_feedback: boolean;
}

/** The points of all rules that hold, and which these are. */
export function scoreBy(
  rules: readonly ScoringRule[],
  fields: Record<string, string>,
  facts: ChatFacts,
): { score: number; by: ScoringRule[] } {
  const by = rules.filter(({ field, contains, chat, questions }) => {
    if (questions !== undefined) return facts.questions >= questions;
    if (chat !== undefined) return facts[chat];
    const value = fields[field ?? ""]?.trim().toLowerCase() ?? "";
    return value !== "" && (contains?.some((part) => value.includes(part.toLowerCase())) ?? true);
  });
  return { score: by.reduce((sum, { points }) => sum + points, 0), by };
}

/** Without rules a lead has no score, and keeps none of before. */
export async function scoreLead(
  transaction: Transaction,
  workspaceId: string,
  row: LeadRow,
  form: LeadForm | null,
): Promise<LeadRow> {
  const rules = form?.scoring ?? [];
  if (rules.length === 0) return row.score === null ? row : setScore(transaction, workspaceId, row.id, null);
  const needsChats = rules.some(({ field }) => field === undefined);
  const facts = needsChats ? await findChatFacts(transaction, workspaceId, row.chat_ids) : NOTHING;
  return setScore(transaction, workspaceId, row.id, scoreBy(rules, row.fields, facts));
}

const NOTHING: ChatFacts = {
  questions: 0,
  handoff: false,
  abstention: false,
  positive_feedback: false,
  negative_feedback: false,
};

async function findChatFacts(executor: Executor, workspaceId: string, chatIds: readonly string[]): Promise<ChatFacts> {
  const rated = (rating: string) => sql`EXISTS (SELECT FROM feedback f
    WHERE f.workspace_id = ${workspaceId} AND f.chat_id = ANY(${chatIds}::uuid[]) AND f.rating = ${rating})`;
  const [facts] = await executor.query<ChatFacts>(sql`
    SELECT count(*) FILTER (WHERE role = 'user')::integer AS questions, coalesce(bool_or(answered IS FALSE), false) AS abstention,
      EXISTS (SELECT FROM handoffs h
        WHERE h.workspace_id = ${workspaceId} AND h.chat_id = ANY(${chatIds}::uuid[])) AS handoff,
      ${rated("positive")} AS positive_feedback, ${rated("negative")} AS negative_feedback
    FROM messages m WHERE m.workspace_id = ${workspaceId} AND m.chat_id = ANY(${chatIds}::uuid[])`);
  return facts!;
}
