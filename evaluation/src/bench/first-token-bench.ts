import { tmpdir } from "node:os";
import { boundedRow, formatNumber, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import type { Bench, BenchContext } from "./bench-context.ts";
import { HttpExchanger } from "./http-exchange.ts";
import { measureThroughput } from "./measure-load.ts";
import { measureSync } from "./measure-sync.ts";
import { percentile } from "./percentile.ts";
import { startPortScript } from "./script-process.ts";

/**
 * Time until the visitor reads the first words of a streamed answer when the model answers at once, beside LangChain.js with
 * the same model and passages. The two take turns, so that whatever else the machine does hits both.
 */
export const firstTokenBench: Bench = async (context) => {
  const { modelAddress, passages, projectRoot } = context;
  const script = new URL("./langchain-peer.ts", import.meta.url);
  const peer = await startPortScript(script, [projectRoot, String(passages), modelAddress], projectRoot);
  const exchanger = new HttpExchanger();
  try {
    const askPeer = async (question: string) => {
      const answer = await exchanger.send({
        url: peer.address,
        method: "POST",
        body: JSON.stringify({ message: question }),
        isFirst: (piece) => piece.includes('"text-delta"'),
      });
      return answer.firstMs ?? Number.NaN;
    };
    await context.client.setModel(context.agentId, "openai/stub");
    return await compare(context, askPeer);
  } finally {
    await context.client.setModel(context.agentId, "extractive");
    exchanger.close();
    await peer.process.stop();
  }
};

async function compare(context: BenchContext, askPeer: (question: string) => Promise<number>): Promise<ReportRow[]> {
  const { client, agentId, passages, questions, quick } = context;
  const own: number[] = [];
  const other: number[] = [];
  let silent = 0;
  for (let round = 0; round < (quick ? 60 : 320); round++) {
    const question = questions[round % questions.length]!;
    const { firstMs } = await client.streamChat(agentId, question);
    const peerMs = await askPeer(question);
    if (round < 20) continue;
    other.push(peerMs);
    // An abstention has no words of the model: it is counted, not timed.
    if (firstMs === undefined) silent++;
    else own.push(firstMs);
  }
  const sync = await measureSync(tmpdir());
  const peerLoad = await measureThroughput((index) => askPeer(questions[index % questions.length]!), {
    clients: 16,
    seconds: quick ? 2 : 6,
  });
  const what = `first token over a model that answers at once, ${passages.toLocaleString("en")} passages, ms`;
  if (own.length === 0)
    return [unmeasuredRow(what, `None of ${silent} answers streamed words of the model.`, "p50 ≤ 5, p95 ≤ 12")];
  const figures = { p50: percentile(own, 0.5), p95: percentile(own, 0.95) };
  return [
    boundedRow({
      what,
      reference: "LangChain.js 7.9/11.6; Flowise without retrieval 15–20/23–32",
      figures,
      bounds: [
        { figure: "p50", atMost: 5 },
        { figure: "p95", atMost: 12 },
      ],
      format: formatNumber,
      note: `Everything is stored; one fdatasync took ${formatNumber(sync)} ms. ${own.length} answers, ${silent} abstentions.`,
    }),
    boundedRow({
      what: "… LangChain.js in the same run, stores nothing",
      figures: {
        p50: percentile(other, 0.5),
        p95: percentile(other, 0.95),
        "times ours, p50": percentile(other, 0.5) / figures.p50,
        "answers a second, 16 clients": peerLoad.perSecond,
      },
      format: formatNumber,
    }),
  ];
}
