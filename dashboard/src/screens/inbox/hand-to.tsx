import type { Schema } from "@citedesk/client";
import { client } from "../../api/client.ts";
import { useAction } from "../../api/use-api.ts";
import { useDesk } from "../../api/use-desk.ts";
import { useMe } from "../../api/use-me.ts";
import { INPUT } from "../../parts/field.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { t } from "../../texts/language.ts";

const NOBODY = "none";

/** Gives the chat to a colleague who may answer it: at once where a person has it, else as theirs to take over. */
export function HandTo({ chat, isHeld }: { chat: Schema<"Chat">; isHeld: boolean }) {
  const me = useMe();
  const members = useDesk(chat.agent_id)?.members ?? [];
  const others = members.filter(({ id }) => id !== me?.id && id !== chat.assigned_to);
  const hand = useAction(
    (assigned_to: string | null) => client.patch("/v2/chats/{id}", { path: { id: chat.id }, body: { assigned_to } }),
    {
      renews: ["/v2/chats", "/v2/handoffs"],
      onDone: ({ assigned_to }) => {
        const name = members.find(({ id }) => id === assigned_to)?.name;
        notify(name ? t("{name} has this chat.", { name }) : t("The chat is nobody's."));
      },
    },
  );
  const mayBeNobodys = chat.assigned_to !== null && !isHeld;
  if (others.length === 0 && !mayBeNobodys) return null;
  return (
    <select
      className={`${INPUT} max-w-40`}
      aria-label={t("Hand to…")}
      value=""
      disabled={hand.isPending}
      onChange={({ target }) => hand.mutate(target.value === NOBODY ? null : target.value, { onError: notifyProblem })}
    >
      <option value="">{t("Hand to…")}</option>
      {mayBeNobodys && <option value={NOBODY}>{t("Nobody")}</option>}
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
