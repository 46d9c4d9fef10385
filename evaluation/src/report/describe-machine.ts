import { cpus, totalmem } from "node:os";

/** What absolute figures depend on. Names nothing of whose machine it is. */
export function describeMachine(): Record<string, string> {
  return {
    Node: process.version,
    platform: `${process.platform}-${process.arch}`,
    cores: String(cpus().length),
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  };
}
