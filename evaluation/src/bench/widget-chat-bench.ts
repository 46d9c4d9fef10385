import { createHmac } from "node:crypto";
import { boundedRow, formatNumber, type ReportRow } from "../report/report-row.ts";
import type { Bench, BenchContext } from "./bench-context.ts";
import { HttpExchanger } from "./http-exchange.ts";
import { type Ask, measureLatency } from "./measure-load.ts";
import { RATE_CLIENTS as CLIENTS, measureRate, measureRatesByTurns } from "./measure-rates-by-turns.ts";
import { median } from "./percentile.ts";
import { startPortScript } from "./script-process.ts";
import { Visitor } from "./visitor.ts";

const ORIGIN = "https://www.example.com";
/** A visitor asks so often in one chat. */
const TURNS = 5;

/**
 * Chats as people have them: visitors with tokens of their own, through our client, which sends an idempotency key with
 * each question and reads the answer as it streams. First questions and follow-ups, with the sources' sentences and
 * over a model that answers at once, and the question just after a source has changed. LangChain.js answers the same
 * questions over that model, by turns with ours.
 */
export const widgetChatBench: Bench = async (context) => {
  const { client, agentId } = context;
  const site = await client.openTo(agentId, ORIGIN);
  await client.publish(agentId);
  const visitors = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, number) => {
      const identity = number % 2 === 0 ? undefined : identify(`customer-${number}`, site.identitySecret);
      return new Visitor(context.service.address, agentId, await client.visitorToken(site.key, ORIGIN, identity));
    }),
  );
  const peer = await startPeer(context);
  try {
    const rows = await measureModel(context, visitors, "extractive", peer);
    rows.push(await measureAfterChange(context, visitors[0]!));
    await client.setModel(agentId, "openai/stub");
    await client.publish(agentId);
    rows.push(...(await measureModel(context, visitors, "a model that answers at once", peer)));
    return rows;
  } finally {
    await client.setModel(agentId, "extractive");
    await peer.stop();
  }
};

async function measureModel(
  { questions, quick, databaseUrl }: BenchContext,
  visitors: readonly Visitor[],
  model: string,
  peer: Peer,
): Promise<ReportRow[]> {
  const question = (index: number) => questions[index % questions.length]!;
  const latency = (who: number, isFollowUp: boolean) =>
    measureLatency(async (index) => (await visitors[who]!.ask(question(index), isFollowUp)).totalMs, {
      count: quick ? 40 : 200,
      warmUp: quick ? 20 : 100,
    });
  const [first, identified, next] = [await latency(0, false), await latency(1, false), await latency(0, true)];
  const askAll =
    (hasFollowUps: boolean): Ask =>
    async (index) =>
      (await visitors[index % CLIENTS]!.ask(question(index), hasFollowUps && index % TURNS > 0)).totalMs;
  const [peerRates, rates] = await measureRatesByTurns([peer.ask, askAll(false)], quick);
  const [rate, peerRate, mixed] = [median(rates!), median(peerRates!), await measureRate(askAll(true), quick)];
  return [
    boundedRow({
      what: `a first question through the client, ${model}, ms`,
      figures: { p50: first.p50, p95: first.p95, "identified visitor, p50": identified.p50 },
      format: formatNumber,
    }),
    boundedRow({
      what: `a follow-up through the client, ${model}, ms`,
      figures: { p50: next.p50, p95: next.p95, "times a first question": next.p50 / first.p50 },
      bounds: [{ figure: "times a first question", atMost: 1.2 }],
      format: formatNumber,
    }),
    boundedRow({
      what: `chats a second through the client, ${model}, ${CLIENTS} visitors, everything stored`,
      figures: {
        "": rate,
        "mostly follow-ups": mixed,
        "times LangChain.js": rate / peerRate,
      },
      bounds: [{ figure: "times LangChain.js", atLeast: databaseUrl === undefined ? 1.5 : 2.5 }],
      format: formatNumber,
      note:
        `LangChain.js over the model that answers at once, which stores nothing: ${formatNumber(peerRate)} a second. ` +
        `Each is the median of its rounds, by turns: ${listRounds(peerRates!, rates!)}.`,
    }),
  ];
}

/** The question that follows a change of the sources reads them anew. */
async function measureAfterChange(
  { client, agentId, questions, quick }: BenchContext,
  visitor: Visitor,
): Promise<ReportRow> {
  const [warm, changed]: [number[], number[]] = [[], []];
  for (let round = 0; round < (quick ? 5 : 15); round++) {
    for (const message of questions.slice(round, round + 5)) warm.push((await visitor.ask(message, false)).totalMs);
    await client.addText(agentId, `Note ${round}`, `The lamp of house ${round} is green.`);
    changed.push((await visitor.ask(questions[round]!, false)).totalMs);
  }
  const [before, after] = [median(warm), median(changed)];
  return boundedRow({
    what: "a question just after a source changed, ms",
    figures: { p50: after, "warm, p50": before, "times warm": after / before },
    bounds: [{ figure: "times warm", atMost: 2 }],
    format: formatNumber,
  });
}

/** `140, 262; 139, 270` */
function listRounds(peers: readonly number[], ours: readonly number[]): string {
  return peers.map((peer, round) => `${formatNumber(peer)}, ${formatNumber(ours[round]!)}`).join("; ");
}

interface Peer {
  ask: Ask;
  stop(): Promise<void>;
}

async function startPeer({ projectRoot, passages, modelAddress, questions }: BenchContext): Promise<Peer> {
  const settings = [projectRoot, String(passages), modelAddress];
  const script = new URL("./langchain-peer.ts", import.meta.url);
  const { address, process } = await startPortScript(script, settings, projectRoot);
  const exchanger = new HttpExchanger();
  const ask = async (index: number) => {
    const body = JSON.stringify({ message: questions[index % questions.length]! });
    return (await exchanger.send({ url: address, method: "POST", body })).totalMs;
  };
  return {
    ask,
    stop: () => {
      exchanger.close();
      return process.stop();
    },
  };
}

/** What the site's own server says about a visitor: a JWT (HS256). */
function identify(sub: string, secret: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${encode({ alg: "HS256" })}.${encode({ sub, exp: Math.floor(Date.now() / 1000) + 300 })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}
