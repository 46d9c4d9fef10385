/**
 * The time of day, in milliseconds since 1970, replaceable in tests: what has expired, what is due, what is written
 * down. Code of the server asks no other (`tools/lint/clock-reads.grit`). How long something took is measured with
 * `performance.now()`, which nobody sets back. What the database compares with times in its own rows it reads off its
 * own clock: `now()`.
 */
export interface Clock {
  now(): number;
}
