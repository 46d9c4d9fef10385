import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Installation, openInstallation } from "../compose-operations.ts";
import type { Config, Secrets } from "../config.ts";
import { askService } from "../control/ask-service.ts";
import { FolderInUseError } from "../platform/database/embedded/folder-lock.ts";

/**
 * What is stored, to be read while the service runs: Postgres itself, the embedded database where nobody has it open,
 * or else a copy that the running service makes of it, which goes when this is closed.
 */
export async function openForReading(config: Config, secrets: Secrets): Promise<Installation> {
  try {
    return await openInstallation(config, secrets);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return openCopy(config, secrets);
  }
}

async function openCopy(config: Config, secrets: Secrets): Promise<Installation> {
  const folder = join(config.dataDir, `copy-${randomUUID()}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await askService(config.dataDir, "copy-database", { folder });
    const installation = await openInstallation(config, secrets, { location: { dataDir: folder } });
    return {
      ...installation,
      close: async () => {
        await installation.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
