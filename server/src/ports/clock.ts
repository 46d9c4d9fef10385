/** Milliseconds since 1970, replaceable in tests. */
export interface Clock {
  now(): number;
}
