import { useParams } from "@tanstack/react-router";
import { DraftScreen } from "../draft-screen.tsx";
import { BehaviourForm } from "./behaviour-form.tsx";

/** What the assistant says and how; the draft of it. */
export function Behaviour() {
  const { agentId } = useParams({ from: "/assistants/$agentId/behaviour" });
  return <DraftScreen agentId={agentId} form={BehaviourForm} />;
}
