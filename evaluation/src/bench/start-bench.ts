import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { boundedRow, formatNumber, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { median } from "./percentile.ts";
import { residentMemory } from "./resident-memory.ts";
import { startService, withTemporaryFolder } from "./service-under-test.ts";

/**
 * From the command to `/readyz`, on an empty folder and on one that was used before, and the memory of doing nothing.
 */
export function startBench(projectRoot: string, databaseUrl: string | undefined): Promise<ReportRow[]> {
  return withTemporaryFolder(async (folder) => {
    const options = { projectRoot, dataFolder: join(folder, "data"), ...(databaseUrl ? { databaseUrl } : {}) };
    const first = await startService(options);
    await first.stop();
    const later: number[] = [];
    let idle: number | undefined;
    for (let round = 0; round < 3; round++) {
      const service = await startService(options);
      later.push(service.startMs);
      if (round === 2) {
        await wait(3000);
        idle = await residentMemory(service.pid);
      }
      await service.stop();
    }
    const what = `memory idle, ${databaseUrl ? "outside Postgres" : "embedded database"}, launcher and children included`;
    return [
      boundedRow({
        what: "start to ready, s",
        reference: "Flowise 9",
        figures: { first: first.startMs / 1000, later: median(later) / 1000 },
        bounds: [
          { figure: "first", atMost: 3 },
          { figure: "later", atMost: 1.5 },
        ],
        format: formatNumber,
        note: "later: median of 3",
      }),
      idle === undefined
        ? unmeasuredRow(what, "Only measured where /proc is there.")
        : boundedRow({
            what: `${what}, MB`,
            reference: "Flowise 687",
            figures: { "": idle },
            bounds: [{ figure: "", atMost: databaseUrl ? 200 : 350 }],
            format: formatNumber,
          }),
    ];
  });
}
