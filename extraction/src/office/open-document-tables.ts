import { attribute, type XmlHandlers } from "../archive/read-xml.ts";
import { formatNumber } from "./cell-formats.ts";

/** A filled cell repeated further than this is a background, not data. */
const MAX_REPEATS = 1024;

/** Takes the events of a `content.xml` and keeps the tables' filled cells, to be found by address. */
export class OpenDocumentTables implements XmlHandlers {
  readonly #cells = new Map<string, string>();
  #table = "";
  #depth = 0;
  #row = 0;
  #column = 0;
  #rowRepeats = 1;
  #cellRepeats = 1;
  #value = "";
  #text: string | undefined;

  open(name: string, attributes: Record<string, string>): void {
    if (name === "table" && ++this.#depth === 1) {
      this.#table = attribute(attributes, "name") ?? "";
      this.#row = 0;
    } else if (this.#depth !== 1) return;
    else if (name === "table-row") {
      this.#column = 0;
      this.#rowRepeats = Number(attribute(attributes, "number-rows-repeated") ?? 1) || 1;
    } else if (name === "table-cell" || name === "covered-table-cell") {
      this.#cellRepeats = Number(attribute(attributes, "number-columns-repeated") ?? 1) || 1;
      this.#value = attribute(attributes, "value") ?? "";
      this.#text = "";
    }
  }

  text(text: string): void {
    if (this.#text !== undefined) this.#text += text;
  }

  close(name: string): void {
    if (name === "table") this.#depth--;
    else if (this.#depth !== 1) return;
    else if (name === "table-row") this.#row += this.#rowRepeats;
    else if (name === "table-cell" || name === "covered-table-cell") {
      const shown = this.#text || (this.#value && formatNumber(this.#value, "plain", false));
      for (let copy = 0; shown && copy < Math.min(this.#cellRepeats, MAX_REPEATS); copy++) {
        this.#cells.set(keyOf(this.#table, this.#row, this.#column + copy), shown);
      }
      this.#column += this.#cellRepeats;
      this.#text = undefined;
    }
  }

  /** The texts of a range (`Sheet1.$B$2:.$B$5`, ISO 26300 part 1, 9.2.2), row by row; none for what isn't one. */
  range(address: string | undefined): string[] {
    const match =
      /^\$?(?:'((?:[^']|'')+)'|([^.']+))?\.\$?([A-Z]{1,3})\$?(\d+)(?::[^:]*?\.?\$?([A-Z]{1,3})\$?(\d+))?$/u.exec(
        address ?? "",
      );
    if (!match) return [];
    const table = match[1]?.replaceAll("''", "'") ?? match[2] ?? "";
    const [left, top] = [columnOf(match[3]!), Number(match[4])];
    const [right, bottom] = [columnOf(match[5] ?? match[3]!), Number(match[6] ?? match[4])];
    if ((right - left + 1) * (bottom - top + 1) > MAX_REPEATS) return [];
    const texts: string[] = [];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++)
        texts.push(this.#cells.get(keyOf(table, row - 1, column)) ?? "");
    }
    return texts;
  }
}

function keyOf(table: string, row: number, column: number): string {
  return `${table}\n${row}\n${column}`;
}

/** `A` → 0, `AB` → 27. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
