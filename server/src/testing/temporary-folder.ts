import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

/** Removed after the file's last test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "citedesk-test-"));
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
