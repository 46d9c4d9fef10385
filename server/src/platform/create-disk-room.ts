import { statfs } from "node:fs/promises";
import { AppError } from "./errors/app-error.ts";

export interface DiskRoom {
  freeBytes(): Promise<number>;
  /** Throws 503 `storage_full` where less is free than is kept for answers: what is large has to wait. */
  assertRoom(): Promise<void>;
}

const RETRY_SECONDS = 300;

export function createDiskRoom(folder: string, minFreeBytes: number): DiskRoom {
  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }
  return {
    freeBytes,
    async assertRoom() {
      if ((await freeBytes()) >= minFreeBytes) return;
      throw new AppError(
        "unavailable",
        "storage_full",
        "The disk is nearly full, so no files are taken in. Nothing was changed. Questions are answered as before.",
        { headers: { "retry-after": String(RETRY_SECONDS) } },
      );
    },
  };
}
