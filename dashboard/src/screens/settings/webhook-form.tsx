import type { Schema } from "@citedesk/client";
import { useForm } from "react-hook-form";
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
  "limit.near",
  "limit.reached",
  "agent.published",
];

export interface WebhookValues {
  url: string;
  description: string;
  events: EventName[];
}

interface WebhookFormProps {
  title: string;
  action: string;
  values: WebhookValues;
  send: (values: WebhookValues) => Promise<void>;
  onClose: () => void;
}

/** Where a webhook sends and which events, for a new one and for one that is changed. */
export function WebhookForm({ title, action, values, send, onClose }: WebhookFormProps) {
  const form = useForm({ defaultValues: values });
  const { submit, problem, isBusy } = useSubmit(form, ({ events, ...others }) =>
    send({ ...others, events: [events].flat() }),
  );
  // What a program chose stays a choice: `lead.*`, or an event that has no box of its own.
  const choices = [...new Set([...EVENTS, ...values.events])];
  const { errors } = form.formState;
  return (
    <Dialog title={title} onClose={onClose}>
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
          {choices.map((event) => (
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
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
