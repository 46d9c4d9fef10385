import { CitedeskError } from "@citedesk/client";
import { Link, Outlet, useParams } from "@tanstack/react-router";
import { useRights } from "../../api/use-me.ts";
import { Elsewhere } from "../../application/elsewhere.tsx";
import { NotFound } from "../../application/not-found.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { type TabLink, Tabs } from "../../parts/tabs.tsx";
import { t } from "../../texts/language.ts";
import { AgentStatus } from "./agent-status.tsx";
import { PublishButton } from "./publish-button.tsx";
import { useAgent } from "./use-agent.ts";

/** One assistant: its name and state above whatever part of it is open. */
export function Assistant() {
  const { agentId } = useParams({ from: "/assistants/$agentId" });
  const { data: agent, error, refetch } = useAgent(agentId);
  const rights = useRights(agentId);
  if (error instanceof CitedeskError && [403, 404].includes(error.status))
    return (
      <NotFound>
        <Elsewhere path="/v2/agents/{id}" id={agentId} />
      </NotFound>
    );
  if (error)
    return (
      <div className="p-6">
        <Problem error={error} retry={() => void refetch()} />
      </div>
    );
  if (!agent)
    return (
      <div className="p-6">
        <Skeleton rows={6} />
      </div>
    );
  const tab = (label: string, to: TabLink["to"], isExact = false): TabLink => ({
    label,
    to,
    params: { agentId },
    isExact,
  });
  return (
    <div className="flex min-w-0 flex-col">
      <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-2 px-4 pt-4 md:px-6">
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-auto flex min-w-0 flex-wrap items-center gap-2 text-muted">
            <Link to="/assistants" className="py-0.5 text-muted">
              {t("Assistants")}
            </Link>
            <span aria-hidden>/</span>
            <span className="font-medium text-text">{agent.name}</span>
            <AgentStatus agent={agent} />
          </p>
          {rights.edit && <PublishButton agent={agent} />}
        </div>
        <Tabs
          label={t("Parts of the assistant")}
          tabs={[
            tab(t("Ask"), "/assistants/$agentId", true),
            tab(t("Sources"), "/assistants/$agentId/sources"),
            tab(t("Checks"), "/assistants/$agentId/checks"),
            tab(t("Behaviour"), "/assistants/$agentId/behaviour"),
            tab(t("Lead form"), "/assistants/$agentId/lead-form"),
            tab(t("Appearance"), "/assistants/$agentId/appearance"),
            tab(t("Install"), "/assistants/$agentId/install"),
            tab(t("Versions"), "/assistants/$agentId/versions"),
          ]}
        />
      </div>
      <Outlet />
    </div>
  );
}
