import { constants, cp, mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Connections } from "../connections.ts";

/**
 * Copies the running database's folder to `destination`, whole or not at all. Others wait while it copies: the one
 * session is held, so nothing changes the files after the checkpoint. Opening the copy recovers it like after a crash.
 */
export async function backUpFolder(connections: Connections, folder: string, destination: string): Promise<void> {
  const unfinished = `${destination}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(destination), { recursive: true });
  await connections.lend(async (connection) => {
    await connection.query("CHECKPOINT");
    // A file system that can share blocks between two files copies in no time.
    await cp(folder, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true });
  });
  await rename(unfinished, destination);
}
