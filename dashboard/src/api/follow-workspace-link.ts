import { chooseWorkspace, client } from "./client.ts";

/**
 * Shows the workspace of a mailed link, `?workspace=ID`, if whoever is signed in belongs to it. It goes out of the
 * address: what is opened from here on is in the workspace that is shown.
 */
export async function followWorkspaceLink(): Promise<void> {
  const address = new URL(location.href);
  const id = address.searchParams.get("workspace");
  if (id === null) return;
  address.searchParams.delete("workspace");
  history.replaceState(null, "", address);
  const belongs = client.get("/v2/me", { headers: { "x-workspace-id": id } }).then(
    () => true,
    () => false,
  );
  if (await belongs) chooseWorkspace(id);
}
