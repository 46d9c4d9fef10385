import type { ReportRow } from "./report-row.ts";

export interface Report {
  title: string;
  /** RFC 3339. */
  at: string;
  /** The machine and the versions, one fact each. */
  machine: Record<string, string>;
  seconds: number;
  sections: ReportSection[];
}

export interface ReportSection {
  name: string;
  /** What `--set` calls it. */
  part?: string;
  /** When it was measured, where the report is of several runs. RFC 3339. */
  at?: string;
  /** Of the machine, in the minute before it. */
  load?: string;
  seconds?: number;
  rows: ReportRow[];
}

/** The report as a table for a terminal. */
export function printTable(report: Report): string {
  const rows = report.sections.flatMap((section) => section.rows);
  const columns = HEADINGS.map((heading, index) =>
    Math.max(heading.length, ...rows.map((row) => [...(cells(row)[index] ?? "")].length)),
  );
  const line = (texts: readonly string[]) =>
    texts
      .map((text, index) => text + " ".repeat(Math.max(0, (columns[index] ?? 0) - [...text].length)))
      .join("  ")
      .trimEnd();
  const sections = report.sections.flatMap((section) => [
    "",
    section.name,
    ...section.rows.flatMap((row) => [line(cells(row)), ...(row.note ? [`    ${row.note}`] : [])]),
  ]);
  return [line(HEADINGS), ...sections, "", machineLine(report), summary(report)].join("\n");
}

/** The report as a page of the documentation. */
export function writeMarkdown(report: Report, introduction: string): string {
  const sections = report.sections.flatMap((section) => [
    `## ${section.name}`,
    "",
    ...(section.at === undefined ? [] : [`Measured on ${section.at.slice(0, 10)}${loadOf(section)}.`, ""]),
    `| ${[...HEADINGS, "note"].join(" | ")} |`,
    `|${" --- |".repeat(HEADINGS.length + 1)}`,
    ...section.rows.map((row) => `| ${[...cells(row), row.note ?? ""].map(escapeCell).join(" | ")} |`),
    "",
  ]);
  return [
    `# ${report.title}`,
    "",
    introduction,
    "",
    `Measured on ${report.at.slice(0, 10)}: ${machineLine(withoutLoad(report))}. ${summary(report)}`,
    "",
    ...sections,
  ].join("\n");
}

const HEADINGS = ["what", "mark", "reference", "measured", "holds"];

function cells(row: ReportRow): string[] {
  const holds = row.holds === null ? "–" : row.holds ? "yes" : "NO";
  return [row.what, row.mark, row.reference, row.measured, holds];
}

/** Parts say themselves how busy it was. */
function withoutLoad(report: Report): Report {
  const { load: _, ...machine } = report.machine;
  return report.sections.some(({ load }) => load !== undefined) ? { ...report, machine } : report;
}

function machineLine(report: Report): string {
  return Object.entries(report.machine)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

function loadOf({ load }: ReportSection): string {
  return load === undefined ? "" : `, load ${load}`;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function summary(report: Report): string {
  const marked = report.sections.flatMap((section) => section.rows).filter((row) => row.holds !== null);
  const held = marked.filter((row) => row.holds).length;
  const isOfParts = report.sections.some(({ part, at }) => part !== undefined && at !== undefined);
  return `${held} of ${marked.length} marks hold; ${isOfParts ? "all parts together" : "the run"} took ${Math.round(report.seconds)} s.`;
}
