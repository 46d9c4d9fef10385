import { setTimeout as sleep } from "node:timers/promises";
import { collectAllGaps } from "../features/statistics/index.ts";
import { demoClock } from "./demo-clock.ts";
import { DAY_MS, type DemoWeek, HOUR_MS } from "./demo-week.ts";
import { liveVisit } from "./live-visit.ts";
import { DEMO_DAYS, type Visit } from "./plan-visits.ts";
import { GAP_ANSWERS } from "./shop-texts.ts";

const GAPS_EVERY_MS = 6 * HOUR_MS;
const LOOK_MS = 5;
const DELIVERY_LIMIT_MS = 30_000;

/** Everything that happens, in its order and at its time. What a step sets off is over before the next begins. */
export async function liveWeek(
  week: DemoWeek,
  { from, visits, onProgress }: { from: number; visits: readonly Visit[]; onProgress: (share: number) => void },
): Promise<void> {
  const { agenda, context } = week;
  const end = from + DEMO_DAYS * DAY_MS;
  for (const visit of visits) liveVisit(week, visit);
  for (let at = from + GAPS_EVERY_MS; at <= end; at += GAPS_EVERY_MS)
    agenda.add(at - 1, () => collectAllGaps(context, context.config.gapMinQuestions));
  agenda.add(from + 5 * DAY_MS + 18 * HOUR_MS, () => lookAtGaps(week));
  agenda.add(from + 4 * DAY_MS + 8 * HOUR_MS, () => changeAssistant(week));
  for (let entry = agenda.take(end); entry; entry = agenda.take(end)) {
    demoClock.moveTo(entry.at);
    await entry.run();
    await deliver(week);
    onProgress((entry.at - from) / (end - from));
  }
  demoClock.moveTo(end);
  await deliver(week);
  onProgress(1);
}

/** Answers what is asked most of what the owner knows, and puts away one that the pages need not tell. */
async function lookAtGaps({ owner, agentId }: DemoWeek): Promise<void> {
  const { data } = await owner.get("/v2/stats/gaps", { query: { agent_id: agentId, status: "open" } });
  const answers = data
    .toSorted((one, other) => other.asked - one.asked)
    .flatMap(({ id, question }) => {
      const known = GAP_ANSWERS.find(({ asks }) => asks.test(question));
      return known ? [{ id, answer: known.answer }] : [];
    });
  const [most, ...others] = answers;
  if (most) await owner.post("/v2/stats/gaps/{id}/answer", { path: { id: most.id }, body: { answer: most.answer } });
  const last = others.at(-1);
  if (last) await owner.patch("/v2/stats/gaps/{id}", { path: { id: last.id }, body: { status: "dismissed" } });
}

async function changeAssistant({ owner, agentId: id }: DemoWeek): Promise<void> {
  await owner.patch("/v2/agents/{id}", { path: { id }, body: { welcome_message: "Hello! What can we do for you?" } });
  await owner.post("/v2/agents/{id}/checks/run", { path: { id } });
  await owner.post("/v2/agents/{id}/publish", { path: { id } });
}

/** Until nothing is due or under way. */
async function deliver({ context }: DemoWeek): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await context.database.owner.query(
      `SELECT 1 FROM webhook_deliveries WHERE status = 'waiting' AND (next_attempt_at <= now() OR lease_id IS NOT NULL)
       LIMIT 1`,
    );
    if (rows.length === 0) return;
    if (performance.now() - begun > DELIVERY_LIMIT_MS) throw new Error("Webhooks are not delivered any more.");
    await sleep(LOOK_MS);
  }
}
