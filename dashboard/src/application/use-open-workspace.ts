import { useNavigate } from "@tanstack/react-router";
import { chooseWorkspace } from "../api/client.ts";
import { queryClient } from "../api/use-api.ts";

/** Shows another workspace in this tab. */
export function useOpenWorkspace(): (id: string) => Promise<void> {
  const navigate = useNavigate();
  return async (id) => {
    chooseWorkspace(id);
    await navigate({ to: "/" });
    // What the other workspace showed must not flash up in this one.
    queryClient.clear();
    await queryClient.refetchQueries({ type: "active" });
  };
}
