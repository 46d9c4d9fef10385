import { useParams } from "@tanstack/react-router";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { useAgent } from "../use-agent.ts";
import { LeadFormEditor } from "./lead-form-editor.tsx";

/** What visitors are asked for, and what their leads are worth; the draft of it. */
export function LeadForm() {
  const { agentId } = useParams({ from: "/assistants/$agentId/lead-form" });
  const agent = useAgent(agentId).data;
  if (!agent)
    return (
      <div className="p-6">
        <Skeleton rows={8} />
      </div>
    );
  return <LeadFormEditor key={agent.id} agent={agent} />;
}
