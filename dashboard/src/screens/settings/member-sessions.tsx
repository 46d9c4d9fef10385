import type { Schema } from "@citedesk/client";
import { client } from "../../api/client.ts";
import { useAction, useRows } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { formatAgo } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

/** Where a member is signed in; an admin ends what should not be. */
export function MemberSessions({ member, onClose }: { member: Schema<"Member">; onClose: () => void }) {
  const list = useRows("/v2/members/{id}/sessions", { path: { id: member.id } });
  const end = useAction(
    (sessionId: string) =>
      client.delete("/v2/members/{id}/sessions/{session_id}", { path: { id: member.id, session_id: sessionId } }),
    { renews: ["/v2/members/{id}/sessions"], onDone: () => notify(t("The sign-in has ended.")) },
  );
  return (
    <Dialog title={t("Sign-ins of {name}", { name: member.name || member.email })} onClose={onClose} isWide>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Sign-ins")}
        rows={list.rows}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("None.")} />}
        columns={[
          {
            id: "agent",
            header: t("Browser"),
            width: "minmax(0,3fr)",
            cell: ({ user_agent }) => <span className="line-clamp-1">{user_agent ?? "–"}</span>,
          },
          { id: "address", header: t("Address"), cell: ({ address }) => address },
          { id: "used", header: t("Last used"), cell: ({ last_used_at }) => formatAgo(last_used_at) },
          {
            id: "end",
            header: "",
            width: "7rem",
            cell: ({ id }) => (
              <Button look="quiet" onClick={() => end.mutate(id, { onError: notifyProblem })}>
                {t("End")}
              </Button>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
