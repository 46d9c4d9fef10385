import { useParams } from "@tanstack/react-router";
import { DraftScreen } from "../draft-screen.tsx";
import { AppearanceForm } from "./appearance-form.tsx";

/** How the widget looks, with a preview beside it. */
export function Appearance() {
  const { agentId } = useParams({ from: "/assistants/$agentId/appearance" });
  return <DraftScreen agentId={agentId} form={AppearanceForm} />;
}
