import type { Schema } from "@citedesk/client";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { CheckField, TextField } from "../../parts/field.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";

type EventName = Schema<"CreateWebhookBody">["events"][number];
const EVENTS: readonly EventName[] = [
  "lead.created",
  "lead.updated",
  "lead.qualified",
  "handoff.requested",
  "handoff.claimed",
  "chat.started",
  "chat.assigned",
  "chat.resolved",
  "message.created",
  "message.failed",
  "feedback.created",
  "feedback.updated",
  "source.ready",
  "source.failed",
  "gap.opened",
  "agent.published",
];

export function AddWebhook({ onClose, onMade }: { onClose: () => void; onMade: (secret: string) => void }) {
  const form = useForm({
    defaultValues: { url: "", description: "", events: ["lead.created", "handoff.requested"] as EventName[] },
  });
  const { submit, problem, isBusy } = useSubmit(form, async ({ url, description, events }) => {
    const made = await client.post("/v2/webhooks", { body: { url, description, events: [events].flat() } });
    await renew(queryClient, ["/v2/webhooks"]);
    onClose();
    onMade(made.secret);
  });
  const { errors } = form.formState;
  return (
    <Dialog title={t("Add a webhook")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={t("Address")}
          inputMode="url"
          required
          autoFocus
          error={errors.url?.message}
          {...form.register("url")}
        />
        <TextField label={t("What for")} error={errors.description?.message} {...form.register("description")} />
        <fieldset className="grid gap-1 sm:grid-cols-2">
          <legend className="font-medium">{t("Events")}</legend>
          {EVENTS.map((event) => (
            <CheckField key={event} label={event} value={event} {...form.register("events")} />
          ))}
        </fieldset>
        {errors.events && (
          <p role="alert" className="text-bad">
            {errors.events.message}
          </p>
        )}
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Add")}
        </Button>
      </form>
    </Dialog>
  );
}
