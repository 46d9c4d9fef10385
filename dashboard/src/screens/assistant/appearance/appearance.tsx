import { useParams } from "@tanstack/react-router";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { useAgent } from "../use-agent.ts";
import { AppearanceForm } from "./appearance-form.tsx";

/** How the widget looks, with a preview beside it. */
export function Appearance() {
  const { agentId } = useParams({ from: "/assistants/$agentId/appearance" });
  const agent = useAgent(agentId).data;
  if (!agent)
    return (
      <div className="p-6">
        <Skeleton rows={8} />
      </div>
    );
  return <AppearanceForm key={agent.id} agent={agent} />;
}
