import type { Schema } from "@citedesk/client";
import { Link } from "@tanstack/react-router";
import { client } from "../../api/client.ts";
import { useAction, useApi } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { SelectField, TextArea } from "../../parts/field.tsx";
import { MailLink } from "../../parts/mail-link.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { useDraft } from "../../parts/use-draft.ts";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { LeadScore } from "./lead-score.tsx";
import { LEAD_STATUSES, leadStatus } from "./lead-words.ts";
import { OwnerField } from "./owner-field.tsx";

export function LeadDetail({ leadId, canEdit, onClose }: { leadId: string; canEdit: boolean; onClose: () => void }) {
  const path = { id: leadId };
  const { data: lead, error, refetch } = useApi("/v2/leads/{id}", { path });
  const [notes, setNotes] = useDraft(`lead ${leadId}`);
  const save = useAction((body: Schema<"UpdateLeadBody">) => client.patch("/v2/leads/{id}", { path, body }), {
    renews: ["/v2/leads"],
    onDone: () => {
      setNotes("");
      notify(t("Saved."));
    },
  });
  const change = (body: Schema<"UpdateLeadBody">) => save.mutate(body, { onError: notifyProblem });
  return (
    <Dialog title={lead?.fields.name ?? t("Lead")} onClose={onClose}>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {!lead && !error && <Skeleton rows={4} />}
      {lead && (
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {Object.entries(lead.fields).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd>
                  <MailLink text={value} />
                </dd>
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
                  {lead.consent.version && ` ${t("(version {version})", { version: lead.consent.version })}`}
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
          <LeadScore lead={lead} />
          <OtherLeads
            lead={lead}
            isBusy={save.isPending}
            onApart={canEdit ? () => change({ keep_apart: true }) : undefined}
          />
          {canEdit ? (
            <>
              <OwnerField
                label={t("Who works on it")}
                ownerId={lead.owner_id}
                onChange={(owner_id) => change({ owner_id })}
              />
              <SelectField
                label={t("State")}
                value={lead.status}
                onChange={({ target }) => change({ status: target.value as (typeof LEAD_STATUSES)[number] })}
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
                onClick={() => change({ notes })}
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

/** What the same person left besides. */
function OtherLeads({
  lead,
  isBusy,
  onApart,
}: {
  lead: Schema<"Lead">;
  isBusy: boolean;
  onApart: (() => void) | undefined;
}) {
  const others = lead.person?.lead_ids.filter((id) => id !== lead.id) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="flex flex-wrap items-center gap-2">
      <span>{t("{n, plural, one {# more lead} other {# more leads}} of this person:", { n: others.length })}</span>
      {others.slice(0, 10).map((id, place) => (
        <Link key={id} to="/leads" search={{ lead: id }} className="py-0.5">
          {place + 1}
        </Link>
      ))}
      {onApart && (
        <Button look="quiet" isBusy={isBusy} onClick={onApart}>
          {t("It is somebody else")}
        </Button>
      )}
    </section>
  );
}
