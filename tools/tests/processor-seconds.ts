import { readFileSync } from "node:fs";

/** Linux counts in these, on every architecture. */
const TICKS_A_SECOND = 100;

/** What this process has used of the processor, and, on Linux, the processes that it started and saw end. */
export function processorSeconds(): number {
  if (process.platform !== "linux") {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  // The second field, a name in brackets, may hold spaces: utime, stime, cutime and cstime are the 14th to 17th.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / TICKS_A_SECOND;
}
