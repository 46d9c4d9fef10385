import { writeFile } from "node:fs/promises";
import { CitedeskClient } from "@citedesk/client";
import { buildApp } from "../app.ts";
import { compose } from "../compose.ts";
import { readConfig } from "../config.ts";
import { createFirstAccount } from "../features/identity/index.ts";
import { parseId } from "../platform/ids/identifiers.ts";
import { registerJobs } from "../register-jobs.ts";
import { collectReports } from "./collect-reports.ts";
import { demoClock } from "./demo-clock.ts";
import { openDemoSite } from "./demo-site.ts";
import { DAY_MS, HOUR_MS } from "./demo-week.ts";
import { liveWeek } from "./live-week.ts";
import { openShop } from "./open-shop.ts";
import { DEMO_DAYS, planVisits } from "./plan-visits.ts";
import { repeatWeek } from "./repeat-week.ts";
import { showProgress } from "./show-progress.ts";

export interface DemoOrder {
  dataDir: string;
  seed: number;
  visitors: number;
  /** Midnight at the week's end, in milliseconds since 1970. */
  until: number;
  /** Copies of the week go back until there are that many chats and pages; 0 for none. */
  rows: number;
  /** Where the reports are written besides. */
  report: string | undefined;
}

export interface DemoSignIn {
  email: string;
  password: string;
}

const OWNER = "maya.holt@harbor-lantern.example";

/** Makes the week in an empty data folder, over the public interface, in a process whose clock is the week's own. */
export async function fillDemo({ dataDir, seed, visitors, until, rows, report }: DemoOrder): Promise<DemoSignIn> {
  const from = until - DEMO_DAYS * DAY_MS;
  // The owner sets everything up the evening before.
  demoClock.startAt(from - 4 * HOUR_MS);
  const { config, secrets } = readConfig({
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    SECRET_KEY: process.env.SECRET_KEY,
  });
  const context = await compose(config, secrets, { fetcher: openDemoSite() });
  // The endpoints are in this process: there are no names to look up.
  context.checkAddress = async () => {};
  const { queue } = context;
  // What runs by the clock is called where the week needs it: days pass here in seconds.
  context.queue = { ...queue, schedule: async () => {} };
  await registerJobs(context);
  context.queue = queue;
  const app = await buildApp(context);
  try {
    await queue.start();
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const account = await createFirstAccount(context.database, { email: OWNER, password: undefined });
    const signIn = { email: OWNER, password: account!.generatedPassword! };
    const owner = new CitedeskClient({ baseUrl: url });
    await owner.signIn(signIn.email, signIn.password);
    const week = await openShop(context, url, owner);
    await liveWeek(week, { from, visits: planVisits({ seed, visitors, from }), onProgress: showProgress("One week") });
    if (rows > 0) {
      const { workspace_id: workspaceId } = await owner.get("/v2/me");
      await repeatWeek(context.database, parseId("workspace", workspaceId!)!, {
        rows,
        onProgress: showProgress("More of it"),
      });
    }
    if (report !== undefined) await writeFile(report, JSON.stringify(await collectReports(week), null, 2));
    return signIn;
  } finally {
    await app.close();
    await context.close();
  }
}

process.once("message", async (order: DemoOrder) => {
  try {
    const signIn = await fillDemo(order);
    process.send!(signIn);
    process.disconnect();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
});
