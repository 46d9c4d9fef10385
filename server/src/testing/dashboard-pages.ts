import type { FilledWorkspace } from "./fill-workspace.ts";

const SECTIONS = [
  "account",
  "workspace",
  "workspaces",
  "transfer",
  "members",
  "brands",
  "models",
  "tools",
  "replies",
  "keys",
  "webhooks",
  "domains",
  "audit",
  "deleted",
  "erasures",
  "accounts",
  "health",
];

/** The address of every page of the dashboard, by a name for it, with rows open where a page has such. */
export function dashboardPages({
  agent,
  sourceId,
  waitingChatId,
  question,
}: Pick<FilledWorkspace, "agent" | "sourceId" | "waitingChatId" | "question">): Record<string, string> {
  const assistant = `/assistants/${agent.id}`;
  return {
    home: "/",
    start: "/start",
    inbox: `/inbox?chat=${waitingChatId}`,
    assistants: "/assistants",
    ask: `${assistant}?question=${encodeURIComponent(question)}`,
    sources: `${assistant}/sources`,
    "bring-in": `${assistant}/sources?add=import`,
    pages: `${assistant}/sources/${sourceId}`,
    changes: `${assistant}/sources/${sourceId}?tab=changes`,
    checks: `${assistant}/checks`,
    behaviour: `${assistant}/behaviour`,
    "lead-form": `${assistant}/lead-form`,
    versions: `${assistant}/versions`,
    appearance: `${assistant}/appearance`,
    install: `${assistant}/install`,
    insights: "/insights",
    gaps: "/gaps",
    leads: "/leads",
    visitors: "/visitors",
    ...Object.fromEntries(SECTIONS.map((name) => [`settings-${name}`, `/settings/${name}`])),
    missing: "/leads/nowhere",
  };
}
