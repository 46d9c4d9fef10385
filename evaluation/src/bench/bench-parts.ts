import { mergeReport } from "../report/merge-report.ts";
import type { Report, ReportSection } from "../report/print-table.ts";

/** What a part was measured on, where that isn't the embedded database with 10,000 passages. */
const VARIANTS = [
  ...["", "Postgres", "100,000 passages", "Postgres, 100,000 passages"],
  ...["1,000,000 passages", "Postgres, 1,000,000 passages"],
] as const;
export type Variant = string;

export function describeVariant({ passages, isPostgres }: { passages: number; isPostgres: boolean }): Variant {
  const size = passages >= 1_000_000 ? 4 : passages >= 100_000 ? 2 : 0;
  return VARIANTS[size + (isPostgres ? 1 : 0)]!;
}

/** A section as it stands beside those of other runs. */
export function toPart(section: ReportSection, variant: Variant): ReportSection {
  const name = partName(section.name, variant);
  return { ...section, name, part: name };
}

/** What was measured now in the place of what was measured before, in the order of the benches. */
export function mergeParts(stored: Report | undefined, fresh: Report, names: readonly string[]): Report {
  const parts = names.flatMap((name) => VARIANTS.map((variant) => partName(name, variant)));
  const merged = mergeReport(stored, fresh, parts);
  return { ...merged, seconds: merged.sections.reduce((sum, { seconds = 0 }) => sum + seconds, 0) };
}

function partName(name: string, variant: Variant): string {
  return variant === "" ? name : `${name} (${variant})`;
}
