import { escapeHtml } from "../../platform/http/escape-html.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { DeploymentRow } from "./deployment-queries.ts";
import type { Deployment } from "./deployment-schemas.ts";

/** `baseUrl`: the address under which the service is reached. */
export function presentDeployment(row: DeploymentRow, baseUrl: string): Deployment {
  const url = baseUrl + addressOf(row);
  const allowed = new Set(row.settings.allowed_origins.map((origin) => new URL(origin).origin));
  return {
    id: formatId("deployment", row.id),
    agent_id: formatId("agent", row.agent_id),
    kind: row.kind,
    name: row.name,
    default: row.is_default,
    enabled: row.enabled,
    serving: row.enabled && row.is_published && row.settings.access.visitors !== "members",
    url,
    snippet: snippetOf(row, url),
    allowed_origins: row.settings.allowed_origins,
    domains: row.domains,
    seen: row.seen.map(({ origin, page, first_seen_at, last_seen_at, count }) => ({
      origin,
      page: page === "" ? null : page,
      first_seen_at: new Date(first_seen_at).toISOString(),
      last_seen_at: new Date(last_seen_at).toISOString(),
      count,
    })),
    refused: row.refused
      .filter(({ origin }) => !allowed.has(origin))
      .map(({ origin, last_seen_at, count }) => ({
        origin,
        last_seen_at: new Date(last_seen_at).toISOString(),
        count,
      })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The widget and the page that came with the agent have the agent's own addresses. */
function addressOf({ kind, is_default, id, agent_id, slug }: DeploymentRow): string {
  if (kind === "widget") return `/widget/${is_default ? formatId("agent", agent_id) : formatId("deployment", id)}.js`;
  return `/a/${kind === "page" && is_default ? slug : formatId("deployment", id)}`;
}

function snippetOf({ kind, agent_name }: DeploymentRow, url: string): string {
  const source = escapeHtml(url);
  switch (kind) {
    case "widget":
      return `<script async src="${source}"></script>`;
    case "embed":
      return `<iframe src="${source}" title="${escapeHtml(agent_name)} chat" width="400" height="640" loading="lazy" style="border:0"></iframe>`;
    case "page":
      return url;
  }
}
