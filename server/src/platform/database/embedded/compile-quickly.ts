import { setFlagsFromString } from "node:v8";

/**
 * From now on Postgres is compiled once, quickly and to slower code, instead of once more and well in the background:
 * what ends soon has no more of that than its costs. On a command line the first would bring the others along.
 */
export function compileQuickly(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-dynamic-tiering", "--no-wasm-tier-up"]) setFlagsFromString(flag);
}
