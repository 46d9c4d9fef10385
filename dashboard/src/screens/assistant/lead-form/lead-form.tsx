import { useParams } from "@tanstack/react-router";
import { DraftScreen } from "../draft-screen.tsx";
import { LeadFormEditor } from "./lead-form-editor.tsx";

/** What visitors are asked for, and what their leads are worth; the draft of it. */
export function LeadForm() {
  const { agentId } = useParams({ from: "/assistants/$agentId/lead-form" });
  return <DraftScreen agentId={agentId} form={LeadFormEditor} />;
}
