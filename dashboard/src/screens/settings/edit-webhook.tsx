import type { Schema } from "@citedesk/client";
import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { notify } from "../../parts/notices.tsx";
import { t } from "../../texts/language.ts";
import { WebhookForm } from "./webhook-form.tsx";

/** Another address or other events; the secret stays. */
export function EditWebhook({ webhook, onClose }: { webhook: Schema<"Webhook">; onClose: () => void }) {
  const { id, url, description, events } = webhook;
  return (
    <WebhookForm
      title={t("Edit the webhook")}
      action={t("Save")}
      values={{ url, description, events }}
      send={async (body) => {
        await client.patch("/v2/webhooks/{id}", { path: { id }, body });
        await renew(queryClient, ["/v2/webhooks"]);
        onClose();
        notify(t("Saved."));
      }}
      onClose={onClose}
    />
  );
}
