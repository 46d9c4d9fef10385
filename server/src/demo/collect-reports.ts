import type { DemoWeek } from "./demo-week.ts";

/** What an owner reads about the week, without what differs between two equal weeks: ids and milliseconds. */
export async function collectReports({ owner, agentId, context }: DemoWeek): Promise<Record<string, unknown>> {
  const query = { from: "2000-01-01T00:00:00Z", agent_id: agentId } as const;
  const { rows: events } = await context.database.owner.query(
    "SELECT type, count(*)::integer AS events FROM events GROUP BY type ORDER BY type",
  );
  const { rows: deliveries } = await context.database.owner.query(
    `SELECT w.url, d.status, d.attempts, count(*)::integer AS deliveries FROM webhook_deliveries d
     JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  );
  const reports = {
    overview: await owner.get("/v2/stats/overview", { query: { ...query, interval: "day" } }),
    questions: (await owner.get("/v2/stats/questions", { query: { ...query, limit: 100 } })).data,
    sources: (await owner.get("/v2/stats/sources", { query })).data,
    leads_report: (await owner.get("/v2/stats/leads", { query: { ...query, interval: "day" } })).data,
    feedback_report: (await owner.get("/v2/stats/feedback", { query: { ...query, interval: "day" } })).data,
    gaps: await all(owner.list("/v2/stats/gaps", { query: { agent_id: agentId } })),
    inbox: await all(owner.list("/v2/chats", { query: { agent_id: agentId } })),
    handoffs: await all(owner.list("/v2/handoffs")),
    leads: await all(owner.list("/v2/leads")),
    feedback: await all(owner.list("/v2/feedback")),
    visitors: await all(owner.list("/v2/visitors")),
    checks: (await owner.get("/v2/agents/{id}/checks", { path: { id: agentId } })).data,
    webhooks: await all(owner.list("/v2/webhooks")),
    events,
    deliveries,
  };
  return JSON.parse(JSON.stringify(reports, (name, value) => (isOfThisRun(name) ? undefined : value)));
}

/** Ids, and times to the millisecond. */
function isOfThisRun(name: string): boolean {
  return /^(?:id|ids|at|from|to|slug|secrets|context|transcript)$|_(?:id|ids|at|until|since|to|seconds)$|_ms(?:_|$)/.test(
    name,
  );
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of rows) found.push(row);
  return found;
}
