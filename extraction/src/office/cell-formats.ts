import { readXml } from "../archive/read-xml.ts";
import { formatByPattern, type NumberPattern, readNumberPattern } from "./number-pattern.ts";

export type CellFormat = "plain" | "date" | "time" | "date-time" | "percent" | NumberPattern;

/** How each cell style shows numbers (ECMA-376 part 1, 18.8.30 and .31), by its index. */
export function readCellFormats(bytes: Uint8Array | undefined): CellFormat[] {
  const formats: CellFormat[] = [];
  if (!bytes) return formats;
  const custom = new Map<string, string>();
  let isInCells = false;
  readXml(bytes, {
    open(name, attributes) {
      if (name === "numFmt") custom.set(attributes.numFmtId ?? "", attributes.formatCode ?? "");
      else if (name === "cellXfs") isInCells = true;
      else if (name === "xf" && isInCells) {
        const id = attributes.numFmtId ?? "0";
        const code = custom.get(id);
        formats.push(code === undefined ? builtIn(Number(id)) : formatOfCode(code));
      }
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return formats;
}

/**
 * A stored number as people read it: dates in ISO form, percentages, currencies and units with their sign, codes with
 * their zeros, no binary noise.
 */
export function formatNumber(value: string, format: CellFormat, startsIn1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (typeof format === "object") return formatByPattern(number, format);
  if (format === "percent") return `${withoutNoise(number * 100)} %`;
  if (format === "plain" || number < 0 || number > 2_958_466) return withoutNoise(number);
  // Day 60 is 29 February 1900, which never was; days before it are one off.
  const days = startsIn1904 ? number + 1462 : number < 60 ? number + 1 : number;
  const iso = new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString();
  if (format === "time" || number < 1) return iso.slice(11, 19).replace(/:00$/, "");
  return format === "date" ? iso.slice(0, 10) : iso.slice(0, 16).replace("T", " ");
}

function builtIn(id: number): CellFormat {
  if (id === 9 || id === 10) return "percent";
  if (id === 22) return "date-time";
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return "time";
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return "date";
  return "plain";
}

function formatOfCode(code: string): CellFormat {
  const bare = code
    .split(";")[0]!
    .replace(/"[^"]*"|\\.|_.|\*./gu, "")
    .replace(/\[(?!h|m|s)[^\]]*\]/giu, "");
  if (bare.includes("%")) return "percent";
  if (/general/i.test(bare)) return "plain";
  const hasDate = /[yd]/i.test(bare) || /m{3,}/i.test(bare);
  const hasTime = /[hs]/i.test(bare);
  if (hasDate) return hasTime ? "date-time" : "date";
  return hasTime ? "time" : (readNumberPattern(code) ?? "plain");
}

function withoutNoise(number: number): string {
  return String(Number(number.toPrecision(15)));
}
