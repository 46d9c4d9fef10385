import { findUnits, type TextRange, type Unit } from "@citedesk/grounding";
import type { DocumentVersionRow } from "./document-queries.ts";
import type { DocumentWithText } from "./source-schemas.ts";

type PresentedUnit = NonNullable<DocumentWithText["units"]>[number];

/**
 * The units of a stored text, in order: rows, definitions and code as the document marked them, and what its lines say
 * of everything else. A question and the answer under it are one unit.
 */
export function presentUnits(text: string, { headings, units = [] }: DocumentVersionRow["structure"]): PresentedUnit[] {
  const marked = units.filter(({ kind }) => kind !== undefined && MARKED[kind] !== undefined);
  const presented: PresentedUnit[] = [];
  let next = 0;
  for (const unit of findUnits(text, { headings })) {
    while (marked[next] && marked[next]!.end <= unit.start) next++;
    const whole = marked[next];
    const isMarked = whole !== undefined && whole.start < unit.end;
    if (isMarked && presented.at(-1)?.start === whole.start) continue;
    if (unit.kind === "heading" && !isMarked) continue;
    const kind = isMarked ? MARKED[whole.kind!]! : kindOf(unit, text);
    const range = isMarked ? whole : unit.kind === "question" ? unit : rangeOf(unit, kind);
    const header = headerOf(unit, text);
    const last = presented.at(-1);
    if (last && kind === "qa" && last.kind === "qa" && (last.header ?? text.slice(last.start, last.end)) === header) {
      last.end = range.end;
      continue;
    }
    presented.push({
      kind,
      start: range.start,
      end: range.end,
      heading_path: [...unit.headingPath],
      ...(header === undefined ? {} : { header }),
    });
  }
  return presented;
}

const MARKED: Record<string, PresentedUnit["kind"]> = {
  row: "table_row",
  definition: "definition",
  code: "code",
};

function kindOf(unit: Unit, text: string): PresentedUnit["kind"] {
  if (unit.kind === "item") return "list";
  if (unit.kind === "row") return "table_row";
  if (unit.kind === "definition") return "definition";
  const header = headerOf(unit, text);
  return unit.kind === "question" || (header !== undefined && /[?？؟]\W*$/u.test(header)) ? "qa" : "sentence";
}

function rangeOf(unit: Unit, kind: PresentedUnit["kind"]): TextRange {
  return kind === "definition" && unit.header ? { start: unit.header.start, end: unit.end } : unit;
}

function headerOf(unit: Unit, text: string): string | undefined {
  return unit.header && text.slice(unit.header.start, unit.header.end);
}
