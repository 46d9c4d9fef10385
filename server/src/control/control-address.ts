import { createHash } from "node:crypto";
import { join } from "node:path";

/** Longer names of sockets are cut by the system. */
const MAX_BYTES = 100;

/**
 * Where a running service takes the commands of an operator on its machine: a socket in its data folder, which only its
 * own user may enter. Undefined: the folder's path is too long for one.
 */
export function controlAddress(dataDir: string): string | undefined {
  if (process.platform === "win32")
    return `\\\\.\\pipe\\citedesk-${createHash("sha256").update(dataDir).digest("hex").slice(0, 32)}`;
  const path = join(dataDir, "control.sock");
  return Buffer.byteLength(path) > MAX_BYTES ? undefined : path;
}
