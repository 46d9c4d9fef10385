import { boundedRow, formatNumber, type ReportRow } from "../report/report-row.ts";
import type { BenchDocument } from "./bench-corpus.ts";
import { ServiceClient } from "./service-client.ts";
import type { RunningService } from "./service-under-test.ts";

export interface FilledService {
  client: ServiceClient;
  agentId: string;
  rows: ReportRow[];
}

/** An agent over the corpus. The upload is timed, from the first byte sent to the last passage searchable. */
export async function fillService(
  service: RunningService,
  documents: readonly BenchDocument[],
): Promise<FilledService> {
  const client = new ServiceClient(service.address);
  await client.signIn();
  const agentId = await client.createAgent("extractive");
  const started = performance.now();
  const sources: string[] = [];
  for (const { name, text } of documents) sources.push(await client.upload(agentId, name, text));
  const passages = await client.waitUntilRead(sources, READING_LIMIT_MS);
  const seconds = (performance.now() - started) / 1000;
  const row = boundedRow({
    what: "uploads all the way to searchable, passages a second",
    figures: { "": passages / seconds },
    format: formatNumber,
    note: `${documents.length} files, ${passages} passages, ${formatNumber(seconds)} s`,
  });
  return { client, agentId, rows: [row] };
}

const READING_LIMIT_MS = 15 * 60_000;
