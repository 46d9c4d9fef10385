import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { findFamily } from "./process-family.ts";

/** Resident memory of a process and everything below it, in MB; undefined where `/proc` is missing. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  if (!existsSync("/proc/self/status")) return undefined;
  const sizes = await Promise.all((await findFamily(pid)).map(readResident));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function readResident(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
