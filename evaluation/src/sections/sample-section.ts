import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { createChildProcessTextExtractor } from "../../../server/src/adapters/text-extractor/child-process.ts";
import {
  ExtractionFailure,
  type ExtractionFailureCode,
  type TextExtractor,
} from "../../../server/src/ports/text-extractor.ts";
import { boundedRow, unmeasuredRow } from "../report/report-row.ts";
import { NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section } from "./section.ts";

/** Real, damaged and hostile files, read as the service reads them: in a child that is killed at 10 s or 512 MB. */
export const sampleSection: Section = async ({ quick, sharedData }) => {
  const name = "Files: text or a clear error";
  if (sharedData === undefined) return { name, rows: [unmeasuredRow("every sample", NO_SHARED_DATA, "≥ 1.000")] };
  const folder = join(sharedData, "samples", "files");
  const manifest = JSON.parse(await readFile(join(folder, "MANIFEST.json"), "utf8")) as SampleFile[];
  const samples = manifest.filter((sample) => sample.set !== "expected");
  const chosen = quick ? samples.filter((_, index) => index % 6 === 0) : samples;
  const extractor = createChildProcessTextExtractor();
  const outcomes: SampleOutcome[] = [];
  try {
    for (const sample of chosen) outcomes.push(await readSample(extractor, folder, sample));
  } finally {
    await extractor.close();
  }
  const ended = outcomes.filter((outcome) => outcome.ended && outcome.seconds <= 11);
  const real = outcomes.filter(({ set }) => set === "real");
  const killed = outcomes.filter(({ code }) => code === "timeout" || code === "out_of_memory");
  return {
    name,
    rows: [
      boundedRow({
        what: "every sample ends as text or a clear error, within 10 s and 512 MB",
        figures: { "": ended.length / outcomes.length },
        bounds: [{ figure: "", atLeast: 1 }],
        note: `${outcomes.length} files; ${listCodes(outcomes)}; killed: ${killed.map(({ file }) => file).join(", ") || "none"}`,
      }),
      boundedRow({
        what: "… of the undamaged ones, text",
        figures: { "": real.filter((outcome) => outcome.hasText).length / real.length },
        note: `${real.length} files; no text: ${withoutText(real) || "none"}`,
      }),
    ],
  };
};

interface SampleFile {
  file: string;
  set: string;
}

interface SampleOutcome extends SampleFile {
  ended: boolean;
  hasText: boolean;
  code: ExtractionFailureCode | "text" | "crash";
  seconds: number;
}

async function readSample(extractor: TextExtractor, folder: string, { file, set }: SampleFile): Promise<SampleOutcome> {
  const path = join(folder, file);
  await stat(path);
  const started = performance.now();
  const outcome = await extractor.extract({ path, fileName: basename(file) }).then(
    () => ({ ended: true, hasText: true, code: "text" as const }),
    (error: unknown) =>
      error instanceof ExtractionFailure
        ? { ended: error.message !== "", hasText: false, code: error.code }
        : { ended: false, hasText: false, code: "crash" as const },
  );
  return { file, set, ...outcome, seconds: (performance.now() - started) / 1000 };
}

function listCodes(outcomes: readonly SampleOutcome[]): string {
  const counts = Map.groupBy(outcomes, (outcome) => outcome.code);
  return [...counts].map(([code, group]) => `${group.length} ${code}`).join(", ");
}

function withoutText(outcomes: readonly SampleOutcome[]): string {
  return outcomes
    .filter((outcome) => !outcome.hasText)
    .map(({ file, code }) => `${file} (${code})`)
    .join(", ");
}
