import { readdir, readFile } from "node:fs/promises";

/** Resident memory of a process and everything below it, in MB; undefined where `/proc` is missing. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  const parents = await readParents().catch(() => undefined);
  if (parents === undefined) return undefined;
  const family = [pid];
  for (const member of family) family.push(...(parents.get(member) ?? []));
  const sizes = await Promise.all(family.map(readResident));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Parent → children of every process. */
async function readParents(): Promise<Map<number, number[]>> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const children = new Map<number, number[]>();
  for (const id of ids) {
    const stat = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
    // The command's name may hold anything; it ends with the last bracket.
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (Number.isInteger(parent)) children.set(parent, [...(children.get(parent) ?? []), Number(id)]);
  }
  return children;
}

async function readResident(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
