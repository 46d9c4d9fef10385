import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { median } from "./percentile.ts";

/**
 * What one durable write of 4 KB costs here, in ms (median): the floor under everything that is stored before it is
 * said.
 */
export async function measureSync(folder: string): Promise<number> {
  const path = join(folder, "sync-probe");
  const file = await open(path, "w");
  const page = Buffer.alloc(4096, 1);
  const times: number[] = [];
  try {
    for (let round = 0; round < 100; round++) {
      const started = performance.now();
      await file.write(page);
      await file.datasync();
      times.push(performance.now() - started);
    }
  } finally {
    await file.close();
    await rm(path);
  }
  return median(times);
}
