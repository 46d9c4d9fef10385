import type { ReportRow } from "../report/report-row.ts";
import type { BenchDocument } from "./bench-corpus.ts";
import type { ServiceClient } from "./service-client.ts";
import type { RunningService } from "./service-under-test.ts";

/** What the benches on a running service share. */
export interface BenchContext {
  projectRoot: string;
  sharedData: string | undefined;
  /** The Postgres that it keeps its data in; undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** The short form: fewer passages, fewer requests. */
  quick: boolean;
  /** How many passages the service holds. */
  passages: number;
  documents: BenchDocument[];
  questions: string[];
  service: RunningService;
  client: ServiceClient;
  /** Answers from the documents, with the `extractive` model unless a bench changes it. */
  agentId: string;
  modelAddress: string;
}

export type Bench = (context: BenchContext) => Promise<ReportRow[]>;
