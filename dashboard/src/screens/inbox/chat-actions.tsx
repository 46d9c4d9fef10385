import type { Schema } from "@citedesk/client";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction } from "../../api/use-api.ts";
import { useMe } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { t } from "../../texts/language.ts";
import { HandTo } from "./hand-to.tsx";

const RENEWS = ["/v2/chats", "/v2/handoffs"];

interface ChatActionsProps {
  chat: Schema<"Chat">;
  /** The one that waits, or that a person has. */
  handoff: Schema<"Handoff"> | undefined;
}

/** What a person does with a chat. What the service would refuse has no button: only its holder ends what they have. */
export function ChatActions({ chat, handoff }: ChatActionsProps) {
  const me = useMe();
  const path = { id: chat.id };
  const change = (body: Schema<"UpdateChatBody">) => client.patch("/v2/chats/{id}", { path, body });
  const holder = handoff?.status === "claimed" ? handoff.claimed_by : null;
  const isMine = holder !== null && holder.member_id === me?.id;
  const mayEnd = holder === null || isMine || me?.role === "owner" || me?.role === "admin";
  const ofHandoff = { path: { id: handoff?.id ?? "" } };
  const take = useAction(
    async () => {
      if (holder) return change({ assigned_to: me?.id ?? null });
      if (handoff) return client.post("/v2/handoffs/{id}/claim", ofHandoff);
      return client.post("/v2/handoffs", { body: { chat_id: chat.id, claim: true } });
    },
    { renews: RENEWS },
  );
  const release = useAction(() => client.post("/v2/handoffs/{id}/release", ofHandoff), { renews: RENEWS });
  const reopen = useAction(() => change({ status: "open" }), { renews: RENEWS });
  const resolve = useAction(
    async () => {
      if (handoff) await client.post("/v2/handoffs/{id}/resolve", ofHandoff);
      else await change({ status: "resolved" });
    },
    {
      renews: RENEWS,
      onDone: () =>
        notify(t("The chat is resolved."), async () => {
          await change({ status: "open" });
          await renew(queryClient, RENEWS);
        }),
    },
  );
  const button = (action: typeof take | typeof release | typeof reopen | typeof resolve, label: string) => (
    <Button isBusy={action.isPending} onClick={() => action.mutate(undefined, { onError: notifyProblem })}>
      {label}
    </Button>
  );
  return (
    <>
      {!isMine && (
        <Button
          look="primary"
          isBusy={take.isPending}
          onClick={() => take.mutate(undefined, { onError: notifyProblem })}
        >
          {holder ? t("Take over from {name}", { name: holder.name }) : t("Take over")}
        </Button>
      )}
      {holder && mayEnd && button(release, t("Give back to the assistant"))}
      {chat.status === "resolved" ? button(reopen, t("Reopen")) : mayEnd && button(resolve, t("Resolve"))}
      <HandTo chat={chat} isHeld={holder !== null} />
    </>
  );
}
