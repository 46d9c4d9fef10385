import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "./app.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";

/** The contract of this code as it is checked in: built without a network, on a database that is thrown away. */
export async function buildContract(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "citedesk-contract-"));
  const { config, secrets } = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", BASE_URL: "http://localhost:8080" });
  const context = await compose(config, secrets);
  try {
    const app = await buildApp(context);
    const document = `${JSON.stringify(app.swagger(), null, 2)}\n`;
    await app.close();
    return document;
  } finally {
    await context.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
