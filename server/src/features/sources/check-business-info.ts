import { type FieldError, InvalidError } from "../../platform/errors/app-error.ts";
import type { BusinessInfo } from "./business-info-schemas.ts";

/** What the schema can't say. Throws 422 with a pointer to each field. */
export function checkBusinessInfo(info: BusinessInfo & { url?: string }): void {
  const errors: FieldError[] = [];
  if (info.url === undefined) {
    const { name, ...rest } = info;
    if (name === undefined)
      errors.push({ pointer: "/name", message: "is missing: give the name, or a page that has it." });
    else if (Object.keys(rest).length === 0)
      errors.push({ pointer: "/", message: "says nothing but the name: add an address, hours or another field." });
  }
  rowsOf(info.opening_hours).forEach((row, index) => {
    const hasHours = row.opens !== undefined && row.closes !== undefined;
    if (row.closed === true ? row.opens === undefined && row.closes === undefined : hasHours) return;
    errors.push({
      pointer: `/opening_hours/${index}`,
      message: "needs `opens` and `closes`, or `closed: true` alone.",
    });
  });
  rowsOf(info.holidays).forEach((row, index) => {
    if ((row.opens === undefined) !== (row.closes === undefined))
      errors.push({ pointer: `/holidays/${index}`, message: "needs both `opens` and `closes`, or neither." });
    if (row.until !== undefined && row.until < row.date)
      errors.push({ pointer: `/holidays/${index}/until`, message: "lies before `date`." });
  });
  const addresses = Array.isArray(info.address) ? info.address : [info.address ?? ""];
  addresses.forEach((row, index) => {
    if (typeof row === "string" || Object.keys(row).some((key) => key !== "label")) return;
    errors.push({
      pointer: Array.isArray(info.address) ? `/address/${index}` : "/address",
      message: "holds no address.",
    });
  });
  if (errors.length > 0) throw new InvalidError(errors);
}

function rowsOf<Row>(value: string | Row[] | undefined): Row[] {
  return Array.isArray(value) ? value : [];
}
