import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useApi } from "../../api/use-api.ts";
import { MailLink } from "../../parts/mail-link.tsx";
import { Card } from "../../parts/page.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

/** What is known of the visitor, and what they left. */
export function VisitorFacts({ visitorId, chatId }: { visitorId: string; chatId: string }) {
  const { data: visitor, error } = useApi("/v2/visitors/{id}", { path: { id: visitorId } });
  const leads = useApi("/v2/leads", { query: { chat_id: chatId } }).data?.data;
  // What could not be read is told above; whoever may not read it has no use for it.
  if (!visitor) return error ? null : <Skeleton rows={3} />;
  const email = visitor.email ?? visitor.contact?.email;
  const facts: [string, ReactNode][] = [
    [t("Name"), visitor.name ?? visitor.contact?.name],
    [t("E-mail"), email && <MailLink text={email} />],
    [t("Known as"), visitor.external_id],
    [t("Chats"), String(visitor.chats)],
    [t("First seen"), formatTime(visitor.created_at)],
    [t("Last seen"), formatTime(visitor.last_seen_at)],
    ...Object.entries(visitor.claims).map(([name, value]): [string, ReactNode] => [name, String(value)]),
  ];
  return (
    <Card title={t("Visitor")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {leads?.map((lead) => (
        <Link key={lead.id} to="/leads" search={{ lead: lead.id }} className="break-words py-0.5">
          {lead.fields.email ? t("Left {email}", { email: lead.fields.email }) : t("Left contact details")}
        </Link>
      ))}
      <Link to="/visitors" search={{ visitor: visitorId }} className="py-0.5">
        {t("All of this visitor")}
      </Link>
    </Card>
  );
}
