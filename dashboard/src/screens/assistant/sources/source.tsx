import { CitedeskError, type Schema } from "@citedesk/client";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { client } from "../../../api/client.ts";
import { queryClient, renew, useAction, useApi } from "../../../api/use-api.ts";
import { useRights } from "../../../api/use-me.ts";
import { NotFound } from "../../../application/not-found.tsx";
import { Button, buttonClasses } from "../../../parts/button.tsx";
import { notify, notifyProblem } from "../../../parts/notices.tsx";
import { Page } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { t } from "../../../texts/language.ts";
import { ReadingPanel } from "./reading-panel.tsx";
import { ReplaceFile } from "./replace-file.tsx";
import { SourceChanges } from "./source-changes.tsx";
import { SourcePages } from "./source-pages.tsx";
import { SourceSettings } from "./source-settings.tsx";
import { isUnderWay } from "./source-words.ts";

const FROM = "/assistants/$agentId/sources/$sourceId" as const;

/** One source: its pages and what became of each, its changes, its settings. */
export function Source() {
  const { agentId, sourceId } = useParams({ from: FROM });
  const { tab = "pages" } = useSearch({ from: FROM });
  const navigate = useNavigate();
  const { data: source, error, refetch } = useApi("/v2/sources/{id}", { path: { id: sourceId } });
  const rights = useRights(agentId);
  const renews = ["/v2/sources"];
  const path = { id: sourceId };
  const refresh = useAction(() => client.post("/v2/sources/{id}/refresh", { path }), { renews });
  const enable = useAction(
    (enabled: boolean) => client.patch("/v2/sources/{id}", { path, body: { enabled } as Schema<"UpdateSourceBody"> }),
    {
      renews,
    },
  );
  const remove = useAction(() => client.delete("/v2/sources/{id}", { path }), {
    renews,
    onDone: () => {
      notify(t("{title} is deleted.", { title: source?.title ?? "" }), async () => {
        await client.post("/v2/sources/{id}/restore", { path });
        await renew(queryClient, renews);
      });
      void navigate({ to: "/assistants/$agentId/sources", params: { agentId } });
    },
  });
  if (error instanceof CitedeskError && error.status === 404) return <NotFound />;
  if (error)
    return (
      <div className="p-6">
        <Problem error={error} retry={() => void refetch()} />
      </div>
    );
  if (!source)
    return (
      <div className="p-6">
        <Skeleton rows={6} />
      </div>
    );
  const onError = { onError: notifyProblem };
  const tabs = [
    ["pages", t("Pages")],
    ["changes", t("Changes")],
    ["settings", t("Settings")],
  ] as const;
  return (
    <Page
      title={source.title || source.url || t("Source")}
      tag="Sources"
      call={{ path: `/v2/sources/${sourceId}` }}
      actions={
        rights.edit && (
          <>
            {!isUnderWay(source.status) && (
              <Button isBusy={refresh.isPending} onClick={() => refresh.mutate(undefined, onError)}>
                {t("Read again")}
              </Button>
            )}
            {source.type === "document" && <ReplaceFile source={source} />}
            <Button isBusy={enable.isPending} onClick={() => enable.mutate(!source.enabled, onError)}>
              {source.enabled ? t("Disable") : t("Enable")}
            </Button>
            <Button isBusy={remove.isPending} onClick={() => remove.mutate(undefined, onError)}>
              {t("Delete")}
            </Button>
          </>
        )
      }
    >
      <ReadingPanel source={source} agentId={agentId} isOwnPage />
      <nav aria-label={t("Parts of the source")} className="flex flex-wrap gap-2">
        {tabs.map(([name, label]) => (
          <Link
            key={name}
            from={FROM}
            search={{ tab: name }}
            aria-current={tab === name ? "page" : undefined}
            className={buttonClasses("quiet", tab === name ? "bg-accent-soft" : "")}
          >
            {label}
          </Link>
        ))}
      </nav>
      {tab === "changes" ? (
        <SourceChanges sourceId={sourceId} canEdit={rights.edit} />
      ) : tab === "settings" ? (
        <SourceSettings key={settingsKey(source)} source={source} canEdit={rights.edit} canErase={rights.administer} />
      ) : (
        <SourcePages source={source} canEdit={rights.edit} isGoing={isUnderWay(source.status)} />
      )}
    </Page>
  );
}

/** A page that is left out changes what the form began with. */
function settingsKey({ include, exclude }: Schema<"SourceWithContent">): string {
  return JSON.stringify([include, exclude]);
}
