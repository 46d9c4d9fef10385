import { Link } from "@tanstack/react-router";
import { client } from "../../api/client.ts";
import { useAction, useApi } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { SelectField, TextArea } from "../../parts/field.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { useDraft } from "../../parts/use-draft.ts";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { LEAD_STATUSES, leadStatus } from "./lead-words.ts";

export function LeadDetail({ leadId, canEdit, onClose }: { leadId: string; canEdit: boolean; onClose: () => void }) {
  const path = { id: leadId };
  const { data: lead, error } = useApi("/v2/leads/{id}", { path });
  const [notes, setNotes] = useDraft(`lead ${leadId}`);
  const save = useAction(
    (body: { status?: (typeof LEAD_STATUSES)[number]; notes?: string }) =>
      client.patch("/v2/leads/{id}", { path, body }),
    {
      renews: ["/v2/leads"],
      onDone: () => {
        setNotes("");
        notify(t("Saved."));
      },
    },
  );
  return (
    <Dialog title={lead?.fields.name ?? t("Lead")} onClose={onClose}>
      {error && <Problem error={error} />}
      {!lead && !error && <Skeleton rows={4} />}
      {lead && (
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {Object.entries(lead.fields).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <dt className="text-muted">{t("Left")}</dt>
            <dd>{formatTime(lead.created_at)}</dd>
          </dl>
          <section className="rounded-control bg-sunken p-3">
            {lead.consent ? (
              <>
                <p className="text-sm text-muted">
                  {t("Agreed on {time} to:", { time: formatTime(lead.consent.given_at) })}
                </p>
                <blockquote>{lead.consent.text}</blockquote>
              </>
            ) : (
              <p>{t("Nothing was asked to agree to.")}</p>
            )}
          </section>
          {lead.chat_id && (
            <Link to="/inbox" search={{ chat: lead.chat_id }} className="self-start py-0.5">
              {t("The chat behind it")}
            </Link>
          )}
          {canEdit ? (
            <>
              <SelectField
                label={t("State")}
                value={lead.status}
                onChange={({ target }) =>
                  save.mutate({ status: target.value as (typeof LEAD_STATUSES)[number] }, { onError: notifyProblem })
                }
              >
                {LEAD_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {leadStatus(status).word}
                  </option>
                ))}
              </SelectField>
              <TextArea
                label={t("Notes")}
                value={notes || lead.notes}
                onChange={({ target }) => setNotes(target.value)}
              />
              <Button
                look="primary"
                className="self-start"
                isBusy={save.isPending}
                disabled={notes === ""}
                onClick={() => save.mutate({ notes }, { onError: notifyProblem })}
              >
                {t("Save the notes")}
              </Button>
            </>
          ) : (
            <p>{lead.notes}</p>
          )}
        </>
      )}
    </Dialog>
  );
}
