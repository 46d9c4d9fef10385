import { useNavigate } from "@tanstack/react-router";
import { chooseWorkspace } from "../api/client.ts";
import { queryClient } from "../api/use-api.ts";

/** Shows another workspace in this tab: its Home, or with `stay` what the address names. */
export function useOpenWorkspace(): (id: string, options?: { stay?: boolean }) => Promise<void> {
  const navigate = useNavigate();
  return async (id, { stay = false } = {}) => {
    chooseWorkspace(id);
    if (!stay) await navigate({ to: "/" });
    // What the other workspace showed must not flash up in this one.
    await queryClient.resetQueries();
  };
}
