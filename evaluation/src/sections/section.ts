import type { ReportSection } from "../report/print-table.ts";

export interface SectionContext {
  projectRoot: string;
  /** The folder with data kept outside the project; undefined when it isn't there. */
  sharedData: string | undefined;
  /** Fewer questions and samples, for a check on every change. */
  quick: boolean;
  /** Whether pages of the documentation are written. */
  writeDocs: boolean;
  /** The model that is asked live where a part has something to ask. */
  model: string | undefined;
}

/** A part of the evaluation that runs by itself, in a worker. */
export type Section = (context: SectionContext) => Promise<ReportSection>;
