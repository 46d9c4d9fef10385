import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Bench, BenchContext } from "./bench/bench-context.ts";
import { makeBenchCorpus, makeBenchQuestions } from "./bench/bench-corpus.ts";
import { describeVariant, mergeParts, toPart } from "./bench/bench-parts.ts";
import { boundedIndexBench } from "./bench/bounded-index-bench.ts";
import { changedPageBench } from "./bench/changed-page-bench.ts";
import { chatBench } from "./bench/chat-bench.ts";
import { crawlBench } from "./bench/crawl-bench.ts";
import { extractionBench } from "./bench/extraction-bench.ts";
import { fillService } from "./bench/fill-service.ts";
import { firstTokenBench } from "./bench/first-token-bench.ts";
import { measureIndex } from "./bench/index-bench.ts";
import { memoryBench } from "./bench/memory-bench.ts";
import { openStreamsBench } from "./bench/open-streams-bench.ts";
import { openWidgetBench } from "./bench/open-widget-bench.ts";
import { ownerPagesBench } from "./bench/owner-pages-bench.ts";
import { postgresIndexBench } from "./bench/postgres-index-bench.ts";
import { reportsBench } from "./bench/reports-bench.ts";
import { requestOverheadBench } from "./bench/request-overhead-bench.ts";
import { startPortScript } from "./bench/script-process.ts";
import { searchBench } from "./bench/search-bench.ts";
import { startService, withTemporaryFolder } from "./bench/service-under-test.ts";
import { startBench } from "./bench/start-bench.ts";
import { webhookBench } from "./bench/webhook-bench.ts";
import { widgetChatBench } from "./bench/widget-chat-bench.ts";
import { describeMachine } from "./report/describe-machine.ts";
import { printTable, type Report, type ReportSection } from "./report/print-table.ts";
import { ProgressLine } from "./report/progress-line.ts";
import { type ReportRow, unmeasuredRow } from "./report/report-row.ts";
import { readReport, writeReport } from "./report/write-report.ts";
import { findSharedData } from "./sets/shared-set.ts";
import { arePeersInstalled, installPeers } from "./systems/peer-modules.ts";

const HELP = `npm run bench -- [--quick] [--large] [--postgres ADDRESS] [--only NAME …] [--write-docs]

  --quick        1,000 passages and few requests; nothing is written
  --large        100,000 passages instead of 10,000
  --million      1,000,000, for the passage indexes alone (--only)
  --postgres     measures with the empty Postgres at this address instead of the embedded database
  --only         measures what is named so, such as "start" or "chat as the widget asks"; may be given more than once;
                 nothing is written without --write-docs
  --write-docs   writes docs/benchmarks.md too: what was measured takes the place of what stood there, the rest stays
                 with the day when it was measured

EVALUATION_DATA names the folder with the shared samples (default: ../shared beside the project). REPORT_YEAR names a
folder that keeps the year of reports: filling it takes minutes.`;

const INTRODUCTION = `How fast the service is and what it needs, measured by \`npm run bench\` beside real peers in the same run on the same
machine. Ratios tell more than absolute times. Times of requests are seen by a client over HTTP on loopback; medians and 95th
percentiles; everything is stored durably unless a row says otherwise. Each part says when it was measured, and how busy the
machine was in the minute before: above the number of cores, absolute times mean little. With \`--only NAME --write-docs\` a part
is measured alone.`;

/** Benches on one running service, in the order in which they run: the crawl adds pages, memory is read last. */
const BENCHES: [string, Bench][] = [
  ["search", searchBench],
  ["chat", chatBench],
  ["chat as the widget asks", widgetChatBench],
  ["opening the widget", openWidgetBench],
  ["first token", firstTokenBench],
  ["open streams", openStreamsBench],
  ["crawl", crawlBench],
  ["changed page", changedPageBench],
  ["webhooks", webhookBench],
  ["memory", memoryBench],
];

const READING = "reading";
const NAMES = [
  ...[
    "text out of files",
    "passage index alone",
    "passage index in bounded memory",
    "passage index in Postgres",
    "start",
    "checks of a request",
    "the owner's pages",
    "reports of a year",
    READING,
  ],
  ...BENCHES.map(([name]) => name),
];

/** `npm run bench`: measures speed and memory and says which marks hold. Ends by itself, whatever breaks. */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      large: { type: "boolean", default: false },
      million: { type: "boolean", default: false },
      postgres: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      "write-docs": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const projectRoot = join(import.meta.dirname, "..", "..");
  if (!arePeersInstalled(projectRoot)) await installPeers(projectRoot);
  const options: BenchOptions = {
    projectRoot,
    quick: values.quick,
    passages: values.million ? 1_000_000 : values.quick ? 1000 : values.large ? 100_000 : 10_000,
    sharedData: findSharedData(process.env, projectRoot),
    databaseUrl: values.postgres,
    only: values.only,
  };
  const unknown = values.only.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`--only knows ${NAMES.join(", ")}; not "${unknown}".`);
  const machine = describeMachine();
  const started = performance.now();
  const sections = await runBenches(options, new ProgressLine(process.stderr));
  const report: Report = {
    title: "Benchmarks",
    at: new Date().toISOString(),
    machine,
    seconds: (performance.now() - started) / 1000,
    sections,
  };
  console.log(printTable(report));
  if (values.quick || (values.only.length > 0 && !values["write-docs"])) return;
  const variant = describeVariant({ passages: options.passages, isPostgres: values.postgres !== undefined });
  const wanted = sections.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
  const fresh = { ...report, sections: wanted.map((section) => toPart(section, variant)) };
  await writeReport(projectRoot, mergeParts(await readReport(projectRoot, "bench.json"), fresh, NAMES), {
    json: "bench.json",
    ...(values["write-docs"] ? { page: { name: "benchmarks.md", introduction: INTRODUCTION } } : {}),
  });
}

interface BenchOptions {
  projectRoot: string;
  quick: boolean;
  passages: number;
  sharedData: string | undefined;
  databaseUrl: string | undefined;
  /** The benches to run; none: all. */
  only: readonly string[];
}

async function runBenches(options: BenchOptions, progress: ProgressLine): Promise<ReportSection[]> {
  const total = NAMES.length;
  const sections: ReportSection[] = [];
  const add = async (name: string, work: () => Promise<ReportRow[]>) => {
    if (name !== READING && options.only.length > 0 && !options.only.includes(name)) return;
    progress.show(sections.length, total, name);
    const started = performance.now();
    const { load } = describeMachine();
    const rows = await work().catch((error: Error): ReportRow[] => [broken(name, error)]);
    const seconds = (performance.now() - started) / 1000;
    sections.push({ name, at: new Date().toISOString(), load: load!, seconds, rows });
  };
  await add("text out of files", () => extractionBench(options.sharedData));
  await add("passage index alone", async () => measureIndex(options.passages));
  await add("passage index in bounded memory", async () => boundedIndexBench(options.passages, options.projectRoot));
  await add("passage index in Postgres", () => postgresIndexBench(options.passages, options.databaseUrl));
  await add("start", () => startBench(options.projectRoot, options.databaseUrl));
  await add("checks of a request", () => requestOverheadBench(options.projectRoot, options.databaseUrl, options.quick));
  await add("the owner's pages", () => ownerPagesBench(options.projectRoot, options.quick));
  await add("reports of a year", () => reportsBench(options.projectRoot, options.databaseUrl, options.quick));
  if (options.only.length === 0 || options.only.some((name) => name === READING || BENCHES.some(([it]) => it === name)))
    await withFilledService(options, add);
  progress.clear();
  return sections;
}

/** Starts a service with the corpus in it, runs the benches on it and takes everything down again. */
async function withFilledService(
  options: BenchOptions,
  add: (name: string, work: () => Promise<ReportRow[]>) => Promise<void>,
): Promise<void> {
  const documents = await makeBenchCorpus(options.projectRoot, options.passages);
  const questions = makeBenchQuestions(documents, 500);
  const model = await startPortScript(new URL("./bench/stub-model.ts", import.meta.url), [], options.projectRoot);
  try {
    await withTemporaryFolder(async (folder) => {
      let context: BenchContext | undefined;
      await add(READING, async () => {
        const service = await startService({
          projectRoot: options.projectRoot,
          dataFolder: join(folder, "data"),
          modelAddress: `${model.address}/v1`,
          ...(options.databaseUrl ? { databaseUrl: options.databaseUrl } : {}),
        });
        const filled = await fillService(service, documents).catch(async (error: unknown) => {
          await service.stop();
          throw error;
        });
        context = { ...options, ...filled, documents, questions, service, modelAddress: `${model.address}/v1` };
        return filled.rows;
      });
      if (context === undefined) return;
      const filled: BenchContext = context;
      try {
        for (const [name, run] of BENCHES) await add(name, () => run(filled));
      } finally {
        filled.client.close();
        await filled.service.stop();
      }
    });
  } finally {
    await model.process.stop();
  }
}

function broken(name: string, error: Error): ReportRow {
  return { ...unmeasuredRow(name, error.message), measured: "broke down", holds: false };
}

await bench();
