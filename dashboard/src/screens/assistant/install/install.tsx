import type { Schema } from "@citedesk/client";
import { useParams } from "@tanstack/react-router";
import { client } from "../../../api/client.ts";
import { useAction, useApi } from "../../../api/use-api.ts";
import { useRights } from "../../../api/use-me.ts";
import { Ago } from "../../../parts/ago.tsx";
import { Button } from "../../../parts/button.tsx";
import { CopyButton } from "../../../parts/copy-button.tsx";
import { TextArea } from "../../../parts/field.tsx";
import { notify } from "../../../parts/notices.tsx";
import { Card, Page } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { writeDraft } from "../../../parts/read-draft.ts";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { useDraft } from "../../../parts/use-draft.ts";
import { formatAgo, formatNumber } from "../../../texts/formats.ts";
import { ofService, t } from "../../../texts/language.ts";
import { PublishButton } from "../publish-button.tsx";
import { useAgent } from "../use-agent.ts";
import { completeOrigin } from "./complete-origin.ts";
import { PageAddress } from "./page-address.tsx";

/** How soon a first load on the site shows here. */
const LOOK_MS = 2_000;

/** From the draft to the snippet that was seen on a page. */
export function Install() {
  const { agentId } = useParams({ from: "/assistants/$agentId/install" });
  const agent = useAgent(agentId).data;
  const rights = useRights(agentId);
  const { data, error, refetch } = useApi(
    "/v2/agents/{id}/deployments",
    { path: { id: agentId }, query: { limit: 100 } },
    { every: LOOK_MS },
  );
  const call = { path: `/v2/agents/${agentId}/deployments` };
  if (error || !agent || !data)
    return (
      <Page title={t("Install")} tag="Deployments" call={call}>
        {error ? <Problem error={error} retry={() => void refetch()} /> : <Skeleton rows={6} />}
      </Page>
    );
  const isDraft = agent.status !== "published";
  return (
    <Page title={t("Install")} tag="Deployments" call={call}>
      <ol className="flex max-w-3xl flex-col gap-4">
        <li>
          <Card title={t("1. Publish")}>
            {isDraft ? (
              <>
                <p>{t("It is a draft: visitors see nothing yet. Its checks run before it goes out.")}</p>
                {rights.edit && (
                  <div>
                    <PublishButton agent={agent} />
                  </div>
                )}
              </>
            ) : (
              <p className="text-ok">{t("Published: visitors can ask it.")}</p>
            )}
          </Card>
        </li>
        <li>
          {/* Anew where they were changed elsewhere on this page. */}
          <Origins key={agent.allowed_origins.join()} agent={agent} canEdit={rights.edit} />
        </li>
        {data.data.map((deployment) => (
          <li key={deployment.id}>
            <DeploymentCard deployment={deployment} agent={agent} canEdit={rights.edit} />
          </li>
        ))}
      </ol>
    </Page>
  );
}

function Origins({ agent, canEdit }: { agent: Schema<"Agent">; canEdit: boolean }) {
  const saved = agent.allowed_origins.join("\n");
  // What was typed over a list that has changed meanwhile is not put over it.
  const draft = `origins ${agent.id} ${saved}`;
  const [text, setText] = useDraft(draft, saved);
  const save = useAllow(agent, () => writeDraft(draft, undefined));
  const typed = text.split(/[\s,]+/).filter((origin) => origin !== "");
  const origins = [...new Set(typed.map(completeOrigin))];
  const isChanged = origins.join() !== agent.allowed_origins.join();
  return (
    <Card title={t("2. Where it may stand")}>
      <TextArea
        label={t("Origins, one a line")}
        hint={t("For example https://www.example.com. Elsewhere browsers don't show it.")}
        value={text}
        disabled={!canEdit}
        onChange={({ target }) => setText(target.value)}
        error={save.error ? ofService(save.error.errors[0]?.message ?? save.error.message) : undefined}
      />
      {isChanged && origins.join() !== typed.join() && (
        <p role="status" className="text-sm break-words text-muted">
          {t("Allowed will be: {origins}", { origins: origins.join(", ") })}
        </p>
      )}
      {canEdit && isChanged && (
        <p className="text-sm text-muted">{t("Not allowed yet. What you typed is kept in this tab.")}</p>
      )}
      {canEdit && isChanged && (
        <Button className="self-start" isBusy={save.isPending} onClick={() => save.mutate(origins)}>
          {t("Allow these")}
        </Button>
      )}
    </Card>
  );
}

/** Which sites may show it takes effect with the next publishing, so a published assistant is published again. */
function useAllow(agent: Schema<"Agent">, onAllowed?: () => void) {
  const path = { id: agent.id };
  return useAction(
    async (allowed_origins: string[]) => {
      await client.patch("/v2/agents/{id}", { path, body: { allowed_origins } });
      if (agent.status === "published" && agent.version === agent.published_version)
        await client.post("/v2/agents/{id}/publish", { path, body: {} });
    },
    {
      renews: ["/v2/agents"],
      onDone: () => {
        onAllowed?.();
        notify(t("Saved."));
      },
    },
  );
}

interface DeploymentCardProps {
  deployment: Schema<"Deployment">;
  agent: Schema<"Agent">;
  canEdit: boolean;
}

function DeploymentCard({ deployment, agent, canEdit }: DeploymentCardProps) {
  const titles = { widget: t("3. On your page"), embed: t("Inside a page"), page: t("As a page of its own") };
  const allow = useAllow(agent);
  const origin = new URL(deployment.url, location.href).origin;
  const allowed = new Set(agent.allowed_origins.map(completeOrigin));
  const offered = deployment.refused.filter(({ origin: elsewhere }) => !allowed.has(elsewhere));
  const latest = deployment.seen.toSorted((a, b) => b.last_seen_at.localeCompare(a.last_seen_at))[0];
  return (
    <Card title={deployment.default ? titles[deployment.kind] : `${titles[deployment.kind]}: ${deployment.name}`}>
      {deployment.kind === "page" ? (
        <>
          <p>
            <a href={deployment.url} target="_blank" rel="noopener">
              {deployment.url}
            </a>
          </p>
          {canEdit && deployment.default && <PageAddress key={agent.slug} agent={agent} />}
        </>
      ) : (
        <>
          <p>
            {deployment.kind === "embed"
              ? t("Put this where the chat should stand:")
              : t("Put this before the end of the page's body:")}
          </p>
          <pre tabIndex={0} className="rounded-control bg-sunken p-3 break-all whitespace-pre-wrap">
            <code>{deployment.snippet}</code>
          </pre>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={deployment.snippet} label={t("Copy the snippet")} />
          </div>
          <details>
            <summary className="py-1">{t("With a strict Content-Security-Policy")}</summary>
            <pre className="overflow-x-auto rounded-control bg-sunken p-3">{`script-src ${origin};\nframe-src ${origin};`}</pre>
          </details>
        </>
      )}
      <div role="status">
        {latest ? (
          <p className="text-ok" data-seen>
            {t("Seen {ago} on {place}", {
              ago: formatAgo(latest.last_seen_at),
              place: `${latest.origin.replace(/^https?:\/\//, "")}${latest.page ?? ""}`,
            })}
          </p>
        ) : (
          deployment.kind !== "page" &&
          deployment.refused.length === 0 && <p className="text-muted">{t("Waiting for the first load…")}</p>
        )}
        {deployment.refused.map(({ origin: elsewhere, last_seen_at }) => (
          <p key={elsewhere} className="text-warn" data-refused>
            {allowed.has(elsewhere)
              ? t("Loaded {ago} on {origin}, which is allowed once you publish.", {
                  ago: formatAgo(last_seen_at),
                  origin: elsewhere,
                })
              : t("Loaded {ago} on {origin}, which is not allowed: nothing shows there.", {
                  ago: formatAgo(last_seen_at),
                  origin: elsewhere,
                })}
          </p>
        ))}
      </div>
      {canEdit && offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map(({ origin: elsewhere, count }) => (
            <Button
              key={elsewhere}
              className="max-w-full break-all"
              isBusy={allow.isPending}
              onClick={() => allow.mutate([...agent.allowed_origins, elsewhere])}
            >
              {t("Allow {origin} ({n})", { origin: elsewhere, n: formatNumber(count) })}
            </Button>
          ))}
        </div>
      )}
      {deployment.seen.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-muted">
          {deployment.seen.slice(0, 5).map(({ origin: seenOn, page, last_seen_at, count }) => (
            <li key={`${seenOn} ${page}`} className="flex flex-wrap items-center gap-2">
              {seenOn}
              {page} · <Ago at={last_seen_at} /> · {t("{n, plural, one {# time} other {# times}}", { n: count })}
              {canEdit && deployment.kind !== "page" && !deployment.allowed_origins.includes(seenOn) && (
                <Button onClick={() => allow.mutate([...agent.allowed_origins, seenOn])}>
                  {t("Allow {origin} ({n})", { origin: seenOn, n: formatNumber(count) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
