import type { Report, ReportSection } from "./print-table.ts";

/**
 * A report with the parts that were measured anew in the place of those that it had, in the order of `parts`. What it
 * knows of parts that are no more is left out.
 */
export function mergeReport(stored: Report | undefined, fresh: Report, parts: readonly string[]): Report {
  const known = new Map<string, ReportSection>();
  for (const section of [...(stored?.sections ?? []), ...fresh.sections])
    if (section.part !== undefined) known.set(section.part, section);
  const sections = parts.flatMap((part) => known.get(part) ?? []);
  const isWhole = fresh.sections.length === parts.length;
  return { ...fresh, sections, seconds: isWhole ? fresh.seconds : (stored?.seconds ?? 0) + fresh.seconds };
}
