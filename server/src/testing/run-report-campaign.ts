import assert from "node:assert/strict";
import { rollUp } from "../features/statistics/index.ts";
import { parseId } from "../platform/ids/identifiers.ts";
import { fillYear } from "./fill-year.ts";
import { withTestServer } from "./test-server.ts";

// npm run campaign:reports [MESSAGES]   how long reports of a year take, embedded or with TEST_DATABASE_URL
const messages = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 5;

const { context, owner } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const agentIds: string[] = [];
for (const name of ["Shop", "Help", "Careers"])
  agentIds.push(parseId("agent", (await owner.post("/v2/agents", { name })).body.id)!);
const seconds = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return Math.round((performance.now() - begun) / 100) / 10;
};
const { database } = context;
const filled = await seconds(() => fillYear(database, { workspaceId, agentIds, answers: messages / 2 }));
console.log(JSON.stringify({ engine: database.engine, messages, filled }));
const counted = await seconds(() => rollUp(database, workspaceId));
await database.owner.query("VACUUM ANALYZE", [], { statementTimeoutMs: 3_600_000 });
console.log(JSON.stringify({ counted }));

const from = new Date(Date.now() - 365 * 86_400_000).toISOString();
const { body: agents } = await owner.get("/v2/agents");
const REPORTS = [
  `overview?from=${from}`,
  `overview?from=${from}&time_zone=Europe/Berlin`,
  `overview?from=${from}&time_zone=Asia/Kathmandu`,
  `overview?from=${from}&time_zone=Europe/Berlin&interval=month&agent_id=${agents.data[0].id}`,
  `leads?from=${from}`,
  `feedback?from=${from}&time_zone=Europe/Berlin`,
  `questions?from=${from}`,
  `sources?from=${from}`,
];
for (const report of REPORTS) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const { status, body } = await owner.get(`/v2/stats/${report}`);
    times.push(performance.now() - begun);
    assert.equal(status, 200, JSON.stringify(body));
  }
  const sorted = times.toSorted((one, other) => one - other).map(Math.round);
  console.log(report.replace(`from=${from}`, ""), { median: sorted[Math.floor(ROUNDS / 2)], slowest: sorted.at(-1) });
}
