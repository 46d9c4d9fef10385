import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { t } from "../../texts/language.ts";
import { WebhookForm } from "./webhook-form.tsx";

export function AddWebhook({ onClose, onMade }: { onClose: () => void; onMade: (secret: string) => void }) {
  return (
    <WebhookForm
      title={t("Add a webhook")}
      action={t("Add")}
      values={{ url: "", description: "", events: ["lead.created", "handoff.requested"] }}
      send={async (body) => {
        const made = await client.post("/v2/webhooks", { body });
        await renew(queryClient, ["/v2/webhooks"]);
        onClose();
        onMade(made.secret);
      }}
      onClose={onClose}
    />
  );
}
