import type { DataTable } from "../../platform/database/transfer/list-tables.ts";

/**
 * What an archive of a workspace has of each table, and what it leaves with the instance: secrets, people of the
 * account, what is under way, and what is counted or built anew from the rest. A table that is in neither list fails
 * the tests.
 */
export const CARRIED: Readonly<Record<string, { leaves?: readonly string[] }>> = {
  agent_checks: {},
  agent_versions: {},
  agents: {},
  brand_images: {},
  brands: {},
  chat_notes: {},
  chats: { leaves: ["changed_by"] },
  check_results: {},
  citations: {},
  crawl_pages: {},
  deployments: {},
  deployment_sightings: {},
  document_changes: {},
  document_versions: {},
  documents: {},
  domains: { leaves: ["status", "reason", "checked_at", "next_check_at", "verified_at", "failing_since"] },
  erased_versions: {},
  erasures: {},
  feedback: {},
  gap_questions: {},
  gaps: {},
  handoffs: {},
  leads: { leaves: ["changed_by"] },
  messages: { leaves: ["changed_by"] },
  model_spend: {},
  passage_embeddings: {},
  passages: {},
  question_digests: {},
  replies: {},
  source_agents: {},
  source_changes: {},
  sources: { leaves: ["changed_by"] },
  tool_calls: {},
  tools: { leaves: ["sealed_secret", "sealed_parts"] },
  visitors: {},
  webhooks: {
    leaves: ["secret", "secret_id", "earlier_secrets", "headers", "header_names", "status", "disabled_reason"],
  },
};

export const LEFT: readonly string[] = [
  // Credentials.
  "api_keys",
  "identity_secrets",
  "spent_tickets",
  // The log of this instance, chained to it. An import begins a log of its own.
  "audit_chain",
  "audit_events",
  "audit_heads",
  // People belong to the account.
  "invitations",
  "memberships",
  // Under way, told, or kept for a retry.
  "crawls",
  "erased_files",
  "events",
  "idempotency_records",
  "imports",
  "limit_notices",
  "webhook_deliveries",
  // Built anew.
  "agent_questions",
  "index_pages",
  "index_segments",
  "report_days",
  "report_marks",
  "report_progress",
];

/** Of all tables, in the order in which rows refer to each other, those and the columns that an archive has. */
export function carriedTables(tables: readonly DataTable[]): DataTable[] {
  return tables.flatMap(({ name, columns }) => {
    const carried = CARRIED[plainName(name)];
    if (!carried) return [];
    return [{ name, columns: columns.filter(([column]) => !carried.leaves?.includes(column)) }];
  });
}

/** Every table that has rows of workspaces. */
export function workspaceTables(tables: readonly DataTable[]): DataTable[] {
  return tables.filter(({ columns }) => columns.some(([column]) => column === "workspace_id"));
}

/** `public.messages` → `messages`. */
export const plainName = (name: string): string => name.slice(name.indexOf(".") + 1);
