import type { Schema } from "@citedesk/client";
import { Tag } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";

export function AgentStatus({ agent }: { agent: Pick<Schema<"Agent">, "status" | "version" | "published_version"> }) {
  if (agent.status === "archived") return <Tag>{t("Archived")}</Tag>;
  if (agent.status === "draft") return <Tag tone="warn">{t("Draft, not published")}</Tag>;
  const isAhead = agent.published_version !== null && agent.version > agent.published_version;
  return (
    <>
      <Tag tone="ok">{t("Published")}</Tag>
      {isAhead && <Tag tone="warn">{t("Changes not published")}</Tag>}
    </>
  );
}
