import { boundedRow, formatNumber, type ReportRow } from "../report/report-row.ts";
import type { BenchDocument } from "./bench-corpus.ts";
import { ServiceClient } from "./service-client.ts";
import type { RunningService } from "./service-under-test.ts";

export interface FilledService {
  client: ServiceClient;
  extractiveAgent: string;
  modelAgent: string;
  rows: ReportRow[];
}

/** Two agents over the corpus. The first agent's upload is timed, from the first byte sent to the last passage searchable. */
export async function fillService(
  service: RunningService,
  documents: readonly BenchDocument[],
): Promise<FilledService> {
  const client = new ServiceClient(service.address);
  await client.signIn();
  const extractiveAgent = await client.createAgent("extractive");
  const modelAgent = await client.createAgent("openai/stub");
  const started = performance.now();
  const sources: string[] = [];
  for (const { name, text } of documents) sources.push(await client.upload(extractiveAgent, name, text));
  const passages = await client.waitUntilRead(sources, READING_LIMIT_MS);
  const seconds = (performance.now() - started) / 1000;
  for (const source of sources) await client.attach(modelAgent, source);
  const row = boundedRow({
    what: "uploads all the way to searchable, passages a second",
    figures: { "": passages / seconds },
    format: formatNumber,
    note: `${documents.length} files, ${passages} passages, ${formatNumber(seconds)} s`,
  });
  return { client, extractiveAgent, modelAgent, rows: [row] };
}

const READING_LIMIT_MS = 15 * 60_000;
