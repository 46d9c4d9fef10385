import type { Schema } from "@citedesk/client";
import { client } from "../../api/client.ts";
import { useAction, useRows } from "../../api/use-api.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Problem } from "../../parts/problem.tsx";
import { t } from "../../texts/language.ts";
import { SessionTable } from "./session-table.tsx";

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
      <SessionTable label={t("Sign-ins")} list={list} onEnd={(id) => end.mutate(id, { onError: notifyProblem })} />
    </Dialog>
  );
}
