import { parentPort, workerData } from "node:worker_threads";
import type { SectionTask } from "./run-sections.ts";
import { SECTIONS } from "./sections/section-list.ts";

const { name, context } = workerData as SectionTask;
parentPort?.postMessage(await SECTIONS[name](context));
