import { availableParallelism, loadavg, totalmem } from "node:os";

/** What absolute figures depend on. Names nothing of whose machine it is. */
export function describeMachine(): Record<string, string> {
  return {
    Node: process.version,
    platform: `${process.platform}-${process.arch}`,
    cores: String(availableParallelism()),
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    // What else the machine did in the minute before; above the number of cores, absolute times mean little.
    load: loadavg()[0]!.toFixed(1),
  };
}
