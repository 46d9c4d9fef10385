import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** A program that reads files, or runs packages, which this service doesn't trust. */
export interface ConfinedProgram {
  main: string;
  parameters?: readonly string[];
  /** What it may read: its code. Folders end in a slash and a star. */
  readable: readonly string[];
  /** The JavaScript heap stays below it; buffers and WebAssembly add to it, which whoever started it watches. */
  memoryBytes: number;
  /** Machine code, which can do whatever the system lets this user do. */
  hasAddons?: boolean;
}

/**
 * Starts a program without network, name servers, settings or secrets, which reads nothing but its code, writes nothing
 * and starts no program, thread or debugger: Node's permission model, and `confine-process.ts` before the program's
 * first line.
 */
export function spawnConfined(
  program: ConfinedProgram,
  options: Pick<SpawnOptions, "stdio" | "serialization">,
): ChildProcess {
  return spawn(process.execPath, confinedArguments(program), { ...options, env: bareEnvironment() });
}

/** Bytes of resident memory, 0 where the system doesn't tell. */
export function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

/** Milliseconds of a processor that it has used, undefined where the system doesn't tell. */
export function processorMilliseconds(pid: number | undefined): number | undefined {
  try {
    // Behind the name in brackets; user and system time are the 14th and 15th field (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
  } catch {
    return undefined;
  }
}

const TICK_MILLISECONDS = 10;
const MEBIBYTE = 2 ** 20;
const PAGE_BYTES = 4096;
const HEAP_SHARE = 0.7;
const SERVER = fileURLToPath(new URL("../../..", import.meta.url));
const CONFINE = join(import.meta.dirname, "confine-process.ts");

function confinedArguments({ main, parameters = [], readable, memoryBytes, hasAddons }: ConfinedProgram): string[] {
  const allowed = [CONFINE, join(SERVER, "package.json"), main, ...readable];
  return [
    "--permission",
    ...(hasAddons ? ["--allow-addons"] : []),
    ...allowed.map((path) => `--allow-fs-read=${path}`),
    `--import=${pathToFileURL(CONFINE)}`,
    `--max-old-space-size=${Math.floor((memoryBytes * HEAP_SHARE) / MEBIBYTE)}`,
    // What is new is collected often: left to itself it takes a tenth of the memory that there is.
    "--max-semi-space-size=8",
    "--disable-warning=ExperimentalWarning",
    "--disable-warning=SecurityWarning",
    main,
    ...parameters,
  ];
}

/** No secrets, no settings; Windows starts nothing without its root. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return { TZ: "UTC", ...(SystemRoot === undefined ? {} : { SystemRoot }) };
}
