/**
 * Where pg-boss keeps what is still to be done, in the order in which rows are put back. Its other tables fill by
 * themselves.
 */
export const JOB_TABLES = ["pgboss.queue", "pgboss.job"] as const;
