import { useQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { useMe } from "../api/use-me.ts";
import { Button } from "../parts/button.tsx";
import { t } from "../texts/language.ts";
import { useOpenWorkspace } from "./use-open-workspace.ts";

type Path = "/v2/agents/{id}" | "/v2/chats/{id}";

/** For what is not in the workspace that is shown: which other one of this person's has it, and the way there. */
export function Elsewhere({ path, id }: { path: Path; id: string }) {
  const shown = useMe()?.workspace_id;
  const open = useOpenWorkspace();
  const { data: found } = useQuery({
    queryKey: ["elsewhere", shown, path, id],
    queryFn: () => findWorkspaceOf(path, id, shown),
    enabled: shown !== undefined,
  });
  if (!found) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      <p>{t("It is in another of your workspaces: {name}.", { name: found.name })}</p>
      <Button look="primary" onClick={() => void open(found.id, { stay: true })}>
        {t("Switch to {name}", { name: found.name })}
      </Button>
    </div>
  );
}

/** One after the other: it is seldom asked, and most people have few. */
async function findWorkspaceOf(path: Path, id: string, shown: string | undefined) {
  for await (const workspace of client.list("/v2/workspaces")) {
    const headers = { "x-workspace-id": workspace.id };
    const isThere = () =>
      client.get(path, { path: { id }, headers }).then(
        () => true,
        () => false,
      );
    if (workspace.id !== shown && (await isThere())) return workspace;
  }
  return null;
}
