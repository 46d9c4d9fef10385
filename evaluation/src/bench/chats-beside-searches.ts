import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { boundedRow, formatNumber, type ReportRow } from "../report/report-row.ts";
import { makeBenchCorpus, makeBenchQuestions } from "./bench-corpus.ts";
import { fillService } from "./fill-service.ts";
import { HttpExchanger } from "./http-exchange.ts";
import { type LatencyResult, measureLatency } from "./measure-load.ts";
import { percentile } from "./percentile.ts";
import { waitForNumber } from "./script-process.ts";
import { startService, withTemporaryFolder } from "./service-under-test.ts";
import { Visitor } from "./visitor.ts";
import type { ZipfFiles } from "./zipf-library.ts";

const ORIGIN = "https://www.example.com";
/** What the chats are about. */
const PASSAGES = 1_000;
const CHATS = { count: 200, warmUp: 100 };
const MUCH = 8 * 1024 ** 3;

/**
 * Real chats of a visitor, through our client, alone and while the same process searches a large library without a
 * pause: with all of it in memory, and with memory for a quarter.
 */
export async function chatsBesideSearches(projectRoot: string, files: ZipfFiles): Promise<ReportRow[]> {
  const bytes = files.segments.reduce((sum, { byteSize }) => sum + byteSize, 0);
  const passages = `${files.size.toLocaleString("en")} passages`;
  return [
    ...(await measure(projectRoot, files, { maximumBytes: MUCH, name: passages })),
    ...(await measure(projectRoot, files, {
      maximumBytes: Math.round(bytes / 4),
      name: `${passages}, ${Math.round(bytes / 4e6)} MB for the index`,
    })),
  ];
}

async function measure(
  projectRoot: string,
  files: ZipfFiles,
  { maximumBytes, name }: { maximumBytes: number; name: string },
): Promise<ReportRow[]> {
  return withTemporaryFolder(async (folder) => {
    const described = join(folder, "library.json");
    await writeFile(described, JSON.stringify(files));
    const program = ["evaluation/src/bench/serve-beside-library.ts", described, String(maximumBytes)];
    const service = await startService({ projectRoot, dataFolder: join(folder, "data"), program });
    const exchanger = new HttpExchanger();
    try {
      const control = `http://127.0.0.1:${await waitForNumber(service.process)}`;
      const send = (path: string) => exchanger.send({ url: `${control}/${path}`, method: "POST" });
      const documents = await makeBenchCorpus(projectRoot, PASSAGES);
      const { client, agentId } = await fillService(service, documents);
      const { key } = await client.openTo(agentId, ORIGIN);
      await client.publish(agentId);
      const visitor = new Visitor(service.address, agentId, await client.visitorToken(key, ORIGIN));
      const questions = makeBenchQuestions(documents, CHATS.count);
      const ask = async (index: number) => (await visitor.ask(questions[index % questions.length]!, false)).totalMs;
      const before = await measureLatency(ask, CHATS);
      await send("start");
      const beside = await measureLatency(ask, { ...CHATS, warmUp: 20 });
      const searches: number[] = JSON.parse((await send("stop")).body);
      const after = await measureLatency(ask, { ...CHATS, warmUp: 20 });
      client.close();
      return toRows(name, { searches, beside, alone: [before, after] });
    } finally {
      exchanger.close();
      await service.stop();
    }
  });
}

function toRows(
  name: string,
  { searches, beside, alone }: { searches: number[]; beside: LatencyResult; alone: LatencyResult[] },
): ReportRow[] {
  const p95 = alone.reduce((sum, each) => sum + each.p95, 0) / alone.length;
  return [
    boundedRow({
      what: `candidates while a visitor chats, ${name}, ms`,
      figures: { p50: percentile(searches, 0.5), p95: percentile(searches, 0.95) },
      bounds: [{ figure: "p95", atMost: 60 }],
      format: formatNumber,
    }),
    boundedRow({
      what: `… chats through the client beside these searches, ms`,
      figures: { p50: beside.p50, p95: beside.p95, "alone, p95": p95, "times alone": beside.p95 / p95 },
      bounds: [{ figure: "times alone", atMost: 2 }],
      format: formatNumber,
    }),
  ];
}
