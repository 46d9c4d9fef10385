import { join } from "node:path";
import { boundedRow, formatNumber, type ReportRow } from "../report/report-row.ts";
import { percentile } from "./percentile.ts";
import { ServiceClient } from "./service-client.ts";
import { startService, withTemporaryFolder } from "./service-under-test.ts";

/**
 * What checking the credential, the permission and the rate limit adds to a request: a route that only says who asks,
 * less one that is open to all. They take turns, on a service with rate limits on.
 */
export function requestOverheadBench(
  projectRoot: string,
  databaseUrl: string | undefined,
  quick: boolean,
): Promise<ReportRow[]> {
  return withTemporaryFolder(async (folder) => {
    const service = await startService({
      projectRoot,
      dataFolder: join(folder, "data"),
      rateLimits: true,
      ...(databaseUrl ? { databaseUrl } : {}),
    });
    const client = new ServiceClient(service.address);
    try {
      await client.signIn();
      return [await measure(client, quick ? 200 : 1000)];
    } finally {
      client.close();
      await service.stop();
    }
  });
}

async function measure(client: ServiceClient, count: number): Promise<ReportRow> {
  const open: number[] = [];
  const checked: number[] = [];
  for (let round = 0; round < WARM_UP + count; round++) {
    const openMs = (await client.health()).totalMs;
    const checkedMs = (await client.whoAmI()).totalMs;
    if (round < WARM_UP) continue;
    open.push(openMs);
    checked.push(checkedMs);
  }
  const [openMedian, checkedMedian] = [percentile(open, 0.5), percentile(checked, 0.5)];
  return boundedRow({
    what: "authentication, permission and rate limits add to a request, ms p50",
    figures: { "": checkedMedian - openMedian, "checked route": checkedMedian, "open route": openMedian },
    bounds: [{ figure: "", atMost: 1 }],
    format: formatNumber,
  });
}

const WARM_UP = 100;
