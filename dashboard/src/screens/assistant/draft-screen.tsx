import type { Schema } from "@citedesk/client";
import type { ComponentType } from "react";
import { Skeleton } from "../../parts/skeleton.tsx";
import { useAgent } from "./use-agent.ts";

/** A form for an assistant's draft, once that is there; anew for another assistant. */
export function DraftScreen({
  agentId,
  form: Form,
}: {
  agentId: string;
  form: ComponentType<{ agent: Schema<"Agent"> }>;
}) {
  const agent = useAgent(agentId).data;
  if (!agent)
    return (
      <div className="p-6">
        <Skeleton rows={8} />
      </div>
    );
  return <Form key={agent.id} agent={agent} />;
}
