import type { Unit } from "../../units/find-units.ts";

/** Whether a unit is an item below a heading of terms: numbered or not, each of them says its own, and is no step. */
export function isClause({ kind, headingPath }: Pick<Unit, "kind" | "headingPath">): boolean {
  return kind === "item" && headingPath.some((heading) => TERMS.test(heading));
}

/** Terms, conditions and rules of a house or a club, as a heading or the title of a page names them. */
const TERMS = new RegExp(
  `(?<!\\p{L})(?:${[
    "terms|conditions|regulations|by-?laws|statutes|small print|fine print|(?:house|club|general|site) rules|rules (?:of|for)",
    "agb|\\p{L}*bedingungen|\\p{L}*bestimmungen|satzung|\\p{L}+(?:satzung|ordnung)|(?:haus|spiel|platz)regeln",
    "cg[uv]|règlement|statuts",
    "condiciones|reglamento|estatutos|normas",
    "condizioni|regolamento|norme|statuto",
    "condições|regulamento|estatutos|termos",
    "\\p{L}*voorwaarden|\\p{L}*reglement|statuten|huisregels",
    "\\p{L}*betingelser|vilkår|vedtægter|\\p{L}*villkor|stadgar|ordningsregler|ordensregler",
    "regulamin\\p{L}*|warunki|statut",
    "условия|правила|устав|регламент",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
