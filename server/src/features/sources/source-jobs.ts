/** Reads a source once, from where its run stands. Safe to repeat. */
export const READ_SOURCE_JOB = "read-source";

export interface ReadSourceJob {
  workspaceId: string;
  sourceId: string;
  /** The run that this job serves; a newer run makes it void. */
  runId: string;
}
