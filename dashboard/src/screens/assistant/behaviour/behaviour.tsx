import type { Schema } from "@citedesk/client";
import { useParams } from "@tanstack/react-router";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { useAgent } from "../use-agent.ts";
import { BehaviourForm } from "./behaviour-form.tsx";

/** What the assistant says and how; the draft of it. */
export function Behaviour() {
  const { agentId } = useParams({ from: "/assistants/$agentId/behaviour" });
  const agent: Schema<"Agent"> | undefined = useAgent(agentId).data;
  if (!agent)
    return (
      <div className="p-6">
        <Skeleton rows={8} />
      </div>
    );
  return <BehaviourForm key={agent.id} agent={agent} />;
}
