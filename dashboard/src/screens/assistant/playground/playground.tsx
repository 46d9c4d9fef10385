import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useApi } from "../../../api/use-api.ts";
import { useRights } from "../../../api/use-me.ts";
import { buttonClasses } from "../../../parts/button.tsx";
import { Empty, Page } from "../../../parts/page.tsx";
import { t } from "../../../texts/language.ts";
import { ReadingPanel } from "../sources/reading-panel.tsx";
import { isUnderWay } from "../sources/source-words.ts";
import { useAgent } from "../use-agent.ts";
import { Conversation } from "./conversation.tsx";
import { Evidence } from "./evidence.tsx";
import type { Shown } from "./shown.ts";

const BUSY_MS = 1000;

/** Ask on the left; on the right what each answer stands on. */
export function Playground() {
  const { agentId } = useParams({ from: "/assistants/$agentId/" });
  const { question } = useSearch({ from: "/assistants/$agentId/" });
  const { data: agent } = useAgent(agentId);
  const sources = useApi("/v2/sources", { query: { agent_id: agentId, limit: 100 } }, { every: BUSY_MS * 5 }).data
    ?.data;
  const rights = useRights(agentId);
  const [shown, setShown] = useState<Shown>();
  const reading = sources?.filter((source) => isUnderWay(source.status)) ?? [];
  const seen = useRef(new Set<string>());
  for (const { id } of reading) seen.current.add(id);
  // What came of a reading that was seen here stays until one leaves: its counts, and how to go on.
  const told = (sources ?? [])
    .filter(({ id, status }) => status === "failed" || seen.current.has(id))
    .toSorted((a, b) => Number(seen.current.has(b.id)) - Number(seen.current.has(a.id)));
  const hasPassages = sources?.some(({ progress }) => progress.passages > 0) ?? false;
  return (
    <Page
      title={t("Ask {name}", { name: agent?.name ?? "…" })}
      tag="Chat"
      call={{ method: "POST", path: "/v2/chat", body: { agent_id: agentId, message: t("How long do refunds take?") } }}
    >
      {told.slice(0, 3).map((source) => (
        <ReadingPanel key={source.id} source={source} agentId={agentId} />
      ))}
      {sources?.length === 0 ? (
        <Empty
          text={t("No sources yet. Type your website's address or drop a file; answers come only from what you add.")}
        >
          {rights.edit && (
            <Link to="/assistants/$agentId/sources" params={{ agentId }} className={buttonClasses("primary")}>
              {t("Add a source")}
            </Link>
          )}
        </Empty>
      ) : (
        agent &&
        (hasPassages || reading.length === 0) && (
          <div className="grid min-w-0 gap-4 lg:grid-cols-2">
            <Conversation
              key={agentId}
              agent={agent}
              firstQuestion={question}
              isEditor={rights.edit}
              onShow={setShown}
            />
            <Evidence agentId={agentId} shown={shown} />
          </div>
        )
      )}
    </Page>
  );
}
