import { boundedRow, formatNumber } from "../report/report-row.ts";
import type { Bench } from "./bench-context.ts";
import { measureLatency, measureThroughput, WARM_UP_REQUESTS } from "./measure-load.ts";

/** Answers of the `extractive` model to bare requests, everything stored: one at a time, then sixteen at once. */
export const chatBench: Bench = async ({ client, agentId, questions, quick }) => {
  const ask = async (index: number) => (await client.chat(agentId, questions[index % questions.length]!)).totalMs;
  const alone = await measureLatency(ask, { count: quick ? 50 : 300, warmUp: quick ? 20 : WARM_UP_REQUESTS });
  const together = await measureThroughput(ask, { clients: 16, seconds: quick ? 3 : 10 });
  return [
    boundedRow({
      what: "a chat answer, raw without a key, one client, ms",
      figures: { ...alone },
      format: formatNumber,
    }),
    boundedRow({
      what: "chat answers a second, raw without a key, 16 clients, everything stored",
      reference: "Flowise 44–53",
      figures: { "": together.perSecond, "p50 ms": together.p50, "p95 ms": together.p95 },
      bounds: [{ figure: "", atLeast: 250 }],
      format: formatNumber,
    }),
  ];
};
