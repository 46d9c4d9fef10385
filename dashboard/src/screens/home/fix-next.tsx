import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useApi } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { limitName, usedOf } from "../../parts/limits.ts";
import { Card } from "../../parts/page.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { Tag, type Tone } from "../../parts/tag.tsx";
import { ofService, t } from "../../texts/language.ts";
import { useFailingChecks } from "./use-failing-checks.ts";

interface Task {
  key: string;
  /** Visitors affected: a waiting one stands before all that went away. */
  weight: number;
  tag: { word: string; tone: Tone };
  link: ReactNode;
  note: string;
}

const WAITS_NOW = 1_000_000;
/** Everybody who comes is concerned. */
const REACHED = 2 * WAITS_NOW;
const MAX_TASKS = 12;
/** The others stand in the inbox: they would hide what else there is to do. */
const MAX_WAITING = 3;

/** Limits, waiting chats, gaps, failing sources and checks, ranked by the visitors that they concern. */
export function FixNext({ agentId }: { agentId: string | undefined }) {
  const rights = useRights(agentId);
  const scope = agentId ? { agent_id: agentId } : {};
  const asked = {
    chats: useApi("/v2/chats", { query: { status: "waiting_for_human", limit: 20, ...scope } }),
    gaps: useApi("/v2/stats/gaps", { query: { status: "open", limit: 20, ...scope } }),
    failed: useApi("/v2/sources", { query: { status: "failed", limit: 20, ...scope } }),
    partly: useApi("/v2/sources", { query: { status: "ready_with_errors", limit: 20, ...scope } }),
  };
  const checks = useFailingChecks(agentId);
  const limits = useApi("/v2/usage", {}).data?.used_limits ?? [];
  const agents = useApi("/v2/agents", { query: { limit: 100 } }).data?.data;
  if (checks.isPending || Object.values(asked).some(({ isPending }) => isPending)) return <Skeleton rows={4} />;
  // One that could not be read is told above; the others still say what to do.
  const isWhole = checks.isWhole && Object.values(asked).every(({ data }) => data !== undefined);
  const chats = asked.chats.data?.data ?? [];
  const gaps = asked.gaps.data?.data ?? [];
  const failed = asked.failed.data?.data ?? [];
  const partly = asked.partly.data?.data ?? [];
  const tasks: Task[] = [
    ...limits
      .filter(({ agent_id }) => !agentId || agent_id === null || agent_id === agentId)
      .map((one) => ({
        key: `${one.limit} ${one.agent_id}`,
        weight: one.state === "reached" ? REACHED : 1,
        tag: limitTag(one.state),
        note: usedOf(one),
        link: (
          <Link to="/settings/$section" params={{ section: "workspace" }} className="py-0.5">
            {[limitName(one.limit), agents?.find(({ id }) => id === one.agent_id)?.name].filter(Boolean).join(" · ")}
          </Link>
        ),
      })),
    ...chats.slice(0, MAX_WAITING).map(({ id, title }) => ({
      key: id,
      weight: WAITS_NOW,
      tag: { word: t("Waits for a person"), tone: "warn" as const },
      note: "",
      link: (
        <Link to="/inbox" search={{ chat: id }} className="py-0.5">
          {title}
        </Link>
      ),
    })),
    ...(chats.length > MAX_WAITING ? [allWaiting()] : []),
    ...gaps.map(({ id, question, asked, visitors }) => ({
      key: id,
      weight: visitors,
      tag: { word: t("Gap"), tone: "warn" as const },
      note: t("asked {n, plural, one {# time} other {# times}}", { n: asked }),
      link: (
        <Link to="/gaps" search={{ gap: id }} className="py-0.5">
          {question}
        </Link>
      ),
    })),
    ...[...failed, ...partly].flatMap(({ id, title, url, agent_id, agent_ids, status, error, progress }) => {
      const agent = agent_id ?? agent_ids[0];
      if (!agent) return [];
      return {
        key: id,
        weight: status === "failed" ? 1 : 0,
        tag: { word: t("Source"), tone: status === "failed" ? ("bad" as const) : ("warn" as const) },
        note: error
          ? ofService(error.message)
          : t("{n, plural, one {# page} other {# pages}} failed", { n: progress.failed }),
        link: (
          <Link
            to="/assistants/$agentId/sources/$sourceId"
            params={{ agentId: agent, sourceId: id }}
            className="py-0.5"
          >
            {title || url}
          </Link>
        ),
      };
    }),
    ...checks.rows.map(({ id, name, failing }) => ({
      key: `checks-${id}`,
      weight: 1,
      tag: { word: t("Checks"), tone: "bad" as const },
      note: t("{n, plural, one {# check fails} other {# checks fail}}", { n: failing }),
      link: (
        <Link to="/assistants/$agentId/checks" params={{ agentId: id }} className="py-0.5">
          {name}
        </Link>
      ),
    })),
  ].toSorted((a, b) => b.weight - a.weight);
  if (!isWhole && tasks.length === 0) return null;
  return (
    <Card title={t("Fix next")}>
      {tasks.length === 0 && (
        <p className="text-muted">
          {rights.edit ? t("Nothing waits: no gaps, no failing sources, nobody in the queue.") : t("Nothing waits.")}
        </p>
      )}
      <ul className="flex flex-col">
        {tasks.slice(0, MAX_TASKS).map(({ key, tag, link, note }) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border py-2 first:border-t-0"
          >
            <Tag tone={tag.tone}>{tag.word}</Tag>
            <span className="min-w-0 flex-1 font-medium">{link}</span>
            <span className="text-sm text-muted">{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function limitTag(state: "near" | "reached"): Task["tag"] {
  if (state === "reached") return { word: t("Limit reached"), tone: "bad" };
  return { word: t("Limit nearly reached"), tone: "warn" };
}

function allWaiting(): Task {
  return {
    key: "all-waiting",
    weight: WAITS_NOW,
    tag: { word: t("Waits for a person"), tone: "warn" },
    note: "",
    link: (
      <Link to="/inbox" search={{ status: "waiting_for_human" }} className="py-0.5">
        {t("All who wait, in the inbox")}
      </Link>
    ),
  };
}
