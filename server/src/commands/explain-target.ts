import { dirname } from "node:path";
import { CommandError } from "./command.ts";

const REASONS: Record<string, (path: string) => string> = {
  ENOENT: (path) => `The folder ${dirname(path)} does not exist. Make it, or name another file.`,
  ENOTDIR: (path) => `${dirname(path)} is not a folder. Name another file.`,
  EACCES: (path) => `${dirname(path)} can't be written by this user. Name a file elsewhere.`,
  EPERM: (path) => `${dirname(path)} can't be written by this user. Name a file elsewhere.`,
  EROFS: (path) => `${dirname(path)} is on a disk that is read-only. Name a file on another disk.`,
  ENOSPC: (path) =>
    `There is no room left for ${path}. Make room, or name a file on another disk; nothing was kept of it.`,
  EDQUOT: (path) =>
    `The quota leaves no room for ${path}. Make room, or name a file elsewhere; nothing was kept of it.`,
};

/** Runs `work`, which writes the file `path`; why it can't be written is told in one line. */
export async function explainTarget<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, syscall, path: at } = error as NodeJS.ErrnoException;
    // What can't be written has the file's name, or none once it is open; other files are read meanwhile.
    const isOfTarget = at?.startsWith(path) || (at === undefined && (syscall === "write" || syscall === "fsync"));
    const reason = isOfTarget && code !== undefined ? REASONS[code] : undefined;
    if (reason === undefined) throw error;
    throw new CommandError(reason(path), { cause: error });
  }
}
