/** The queue as an operator sees it, across all processes. */
export interface JobDesk {
  list(filter: { state?: JobState | undefined; name?: string | undefined; limit: number }): Promise<ListedJob[]>;
  /** Lets a job that failed or was cancelled run again, now. */
  retry(id: string): Promise<JobChange>;
  /** A running one is told within seconds, and its work is not kept. */
  cancel(id: string): Promise<JobChange>;
  count(): Promise<JobCount[]>;
}

export const JOB_STATES = ["waiting", "retry", "active", "completed", "cancelled", "failed"] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface ListedJob {
  id: string;
  name: string;
  state: JobState;
  /** How often it was tried before. */
  attempts: number;
  payload: object;
  created_at: string;
  due_at: string;
  /** What it said when it last failed. */
  error: string | null;
}

/** `unfit`: it is in a state in which this is not possible; `taken`: the same work is waiting already. */
export type JobChange = "done" | "unknown" | "unfit" | "taken";

export interface JobCount {
  name: string;
  state: JobState;
  count: number;
  /** Since the oldest became due, in seconds. */
  oldest_seconds: number;
}
