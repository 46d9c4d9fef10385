import { tmpdir } from "node:os";
import { boundedRow, formatNumber, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import type { Bench, BenchContext } from "./bench-context.ts";
import { HttpExchanger } from "./http-exchange.ts";
import { type AskFirstWords, type FirstWords, measureFirstWords, PAUSE } from "./measure-first-words.ts";
import type { Ask } from "./measure-load.ts";
import { measureRatesByTurns, RATE_CLIENTS } from "./measure-rates-by-turns.ts";
import { measureSync } from "./measure-sync.ts";
import { median, percentile } from "./percentile.ts";
import { startPortScript } from "./script-process.ts";

/**
 * Time until the visitor reads the first words of a streamed answer when the model answers at once, beside LangChain.js
 * and Mastra with the same model and passages. How many answers a second each gives is measured before, so that all
 * have compiled what they do, as a service has that runs for weeks.
 */
export const firstTokenBench: Bench = async (context) => {
  const exchanger = new HttpExchanger();
  const peers: Peer[] = [];
  try {
    for (const { name, script } of PEERS) peers.push(await startPeer(context, exchanger, name, script));
    await context.client.setModel(context.agentId, "openai/stub");
    return await compare(context, peers);
  } finally {
    await context.client.setModel(context.agentId, "extractive");
    exchanger.close();
    for (const { stop } of peers) await stop();
  }
};

const PEERS = [
  { name: "LangChain.js", script: "./langchain-peer.ts" },
  { name: "Mastra", script: "./mastra-peer.ts" },
];

interface Peer {
  name: string;
  ask: AskFirstWords;
  stop(): Promise<void>;
}

async function startPeer(
  { projectRoot, passages, modelAddress }: BenchContext,
  exchanger: HttpExchanger,
  name: string,
  script: string,
): Promise<Peer> {
  const settings = [projectRoot, String(passages), modelAddress];
  const { address, process } = await startPortScript(new URL(script, import.meta.url), settings, projectRoot);
  const ask = async (question: string) => {
    const answer = await exchanger.send({
      url: address,
      method: "POST",
      body: JSON.stringify({ message: question }),
      isFirst: (piece) => piece.includes('"text-delta"'),
    });
    return answer.firstMs;
  };
  return { name, ask, stop: () => process.stop() };
}

async function compare(context: BenchContext, peers: readonly Peer[]): Promise<ReportRow[]> {
  const { client, agentId, passages, questions, quick } = context;
  const rates = await measureRates(context, peers);
  const askOwn: AskFirstWords = async (question) => (await client.streamChat(agentId, question)).firstMs;
  const [own, ...others] = await measureFirstWords([askOwn, ...peers.map(({ ask }) => ask)], questions, quick);
  const sync = await measureSync(tmpdir());
  const what = `first token over a model that answers at once, ${passages.toLocaleString("en")} passages, ms`;
  // An abstention has no words of the model: it is counted, not timed.
  const { inARow, behindPause, silent } = own!;
  if (inARow.length === 0)
    return [unmeasuredRow(what, `None of ${silent} answers streamed words of the model.`, "p50 ≤ 5, p95 ≤ 12")];
  const p50 = median(inARow);
  const pausedP50 = median(behindPause);
  return [
    boundedRow({
      what,
      reference: "LangChain.js 7.9/11.6; Flowise without retrieval 15–20/23–32",
      figures: {
        p50,
        p95: percentile(inARow, 0.95),
        [SHARE]: p50 / median(others[0]!.inARow),
        [RATE]: rates.own,
      },
      bounds: [
        { figure: "p50", atMost: 5 },
        { figure: "p95", atMost: 12 },
        { figure: SHARE, atMost: 1 },
      ],
      format: formatNumber,
      note: `Everything is stored; one fdatasync took ${formatNumber(sync)} ms. ${inARow.length} answers, ${silent} abstentions.`,
    }),
    boundedRow({
      what: `… behind ${PAUSE} ms in which nobody asked`,
      figures: {
        p50: pausedP50,
        p95: percentile(behindPause, 0.95),
        [SHARE]: pausedP50 / median(others[0]!.behindPause),
      },
      format: formatNumber,
      note: "The processor's caches are empty then: on a shared machine that is most of it.",
    }),
    ...peers.map(({ name }, place) => describePeer(name, others[place]!, p50, rates.peers[place]!)),
    describeUnstored(rates),
  ];
}

/** Answers a second, of each the median of its rounds. */
interface Rates {
  own: number;
  /** Of ours, when none is stored. */
  unstored: number;
  peers: number[];
}

/**
 * Answers that are not stored are replays: they search, ask the model and check as the answer did. They read the
 * earlier answer besides, so that they cost more than chats without storage would.
 */
async function measureRates(
  { client, agentId, questions, quick }: BenchContext,
  peers: readonly Peer[],
): Promise<Rates> {
  const ids: string[] = [];
  for (const question of questions.slice(0, quick ? 20 : 100)) ids.push(await client.chatForId(agentId, question));
  const question = (index: number) => questions[index % questions.length]!;
  const own: Ask = async (index) => (await client.streamChat(agentId, question(index))).totalMs;
  const replay: Ask = async (index) => (await client.replay(ids[index % ids.length]!)).totalMs;
  const others = peers.map(
    ({ ask }): Ask =>
      async (index) =>
        (await ask(question(index))) ?? Number.NaN,
  );
  const rates = await measureRatesByTurns([own, replay, ...others], quick);
  const [stored, unstored, ...rest] = rates.map(median);
  return { own: stored!, unstored: unstored!, peers: rest };
}

function describeUnstored({ unstored, peers }: Rates): ReportRow {
  return boundedRow({
    what: `answers a second that are not stored (replays), ${RATE_CLIENTS} clients`,
    figures: { "": unstored, [`times ${PEERS[0]!.name}`]: unstored / peers[0]! },
    bounds: [{ figure: `times ${PEERS[0]!.name}`, atLeast: 1.3 }],
    format: formatNumber,
    note: "Each is the median of its rounds, by turns.",
  });
}

const RATE = `answers a second, ${RATE_CLIENTS} clients`;

/** What is promised: the first words no later than theirs. */
const SHARE = "p50 times LangChain.js";

function describePeer(name: string, { inARow, behindPause }: FirstWords, ownMedian: number, rate: number): ReportRow {
  return boundedRow({
    what: `… ${name} in the same run, stores nothing`,
    figures: {
      p50: median(inARow),
      p95: percentile(inARow, 0.95),
      "times ours, p50": median(inARow) / ownMedian,
      "behind a pause, p50": median(behindPause),
      [RATE]: rate,
    },
    format: formatNumber,
  });
}
