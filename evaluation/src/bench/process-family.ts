import { readdir, readFile } from "node:fs/promises";

/** A process and everything below it, itself first. Only itself where `/proc` is missing. */
export async function findFamily(pid: number): Promise<number[]> {
  const children = await readChildren();
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

/** Parent → children of every process. */
async function readChildren(): Promise<Map<number, number[]>> {
  const names = await readdir("/proc").catch((): string[] => []);
  const children = new Map<number, number[]>();
  for (const id of names.filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
    // The command's name may hold anything; it ends with the last bracket.
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (Number.isInteger(parent)) children.set(parent, [...(children.get(parent) ?? []), Number(id)]);
  }
  return children;
}
