import { formatId } from "../ids/identifiers.ts";

/** Where the dashboard shows `path`: in this workspace, whichever its reader had open before. */
export function dashboardLink(
  { baseUrl, workspaceId }: { baseUrl: string; workspaceId: string },
  path: string,
): string {
  const address = new URL(path, baseUrl);
  address.searchParams.set("workspace", formatId("workspace", workspaceId));
  return address.href;
}
