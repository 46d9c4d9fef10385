import { readFileSync, statfsSync } from "node:fs";

const FOLDER = "/dev/shm";
/**
 * Files side by side, browsers among them, had 0.5 GB there at most: a database begins with 30 MB. CI's Postgres may
 * keep a gigabyte of log beside its databases.
 */
const LEAST_ROOM_BYTES = 4 * 1024 ** 3;
/** Five processes of tests, what they start, and the folder itself. */
const LEAST_MEMORY_BYTES = 6 * 1024 ** 3;

export interface Machine {
  /** As `/proc/mounts` has them. */
  mounts: string;
  roomBytes: number;
  memoryBytes: number;
}

/** Linux keeps `/dev/shm` in memory. A container's is often too small, or runs no programs; undefined then. */
export function findMemoryFolder(machine: Machine | undefined = readMachine()): string | undefined {
  if (machine === undefined) return undefined;
  const mount = machine.mounts.split("\n").find((line) => line.split(" ")[1] === FOLDER);
  const [, , type, options = ""] = mount?.split(" ") ?? [];
  const hasRoom = machine.roomBytes >= LEAST_ROOM_BYTES && machine.memoryBytes >= LEAST_MEMORY_BYTES;
  return type === "tmpfs" && !/\b(?:noexec|ro)\b/.test(options) && hasRoom ? FOLDER : undefined;
}

function readMachine(): Machine | undefined {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    const mounts = readFileSync("/proc/mounts", "utf8");
    return { mounts, roomBytes: bavail * bsize, memoryBytes: process.availableMemory() };
  } catch {
    // Another system than Linux.
    return undefined;
  }
}
