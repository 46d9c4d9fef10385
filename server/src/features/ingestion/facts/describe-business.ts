import {
  type BusinessAddress,
  type BusinessEmail,
  type BusinessHoliday,
  type BusinessHours,
  type BusinessInfo,
  type BusinessPhone,
  type BusinessPrice,
  WEEKDAYS,
} from "../../sources/index.ts";

/** A heading with the sentences and lines under it. */
export interface FactSection {
  heading: string;
  lines: string[];
}

/**
 * The fields of a business as sentences, so that "When are you open on Saturday?" finds one that answers it by itself.
 * What the owner wrote as text stays as written.
 */
export function describeBusiness(name: string, info: BusinessInfo): FactSection[] {
  const sections: FactSection[] = [
    { heading: name, lines: info.description ? [info.description] : [] },
    { heading: "Opening hours", lines: describeHours(name, info.opening_hours) },
    { heading: "Holidays", lines: describeHolidays(name, info.holidays) },
    { heading: "Address and location", lines: rows(info.address).map((row) => describeAddress(name, row)) },
    { heading: "Phone number", lines: rows(info.phone).map((row) => describePhone(name, row)) },
    { heading: "E-mail address", lines: rows(info.email).map((row) => describeEmail(name, row)) },
    { heading: "Prices", lines: describePrices(info.prices) },
    { heading: "Links", lines: (info.links ?? []).map(({ label, url }) => `${label}: ${url}`) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function describeHours(name: string, hours: string | BusinessHours[] | undefined): string[] {
  if (hours === undefined) return [];
  if (typeof hours === "string") return [hours];
  return WEEKDAYS.flatMap((day) => {
    const rowsOfDay = hours.filter((row) => row.days.includes(day));
    if (rowsOfDay.length === 0) return [];
    const spans = rowsOfDay.flatMap((row) => (row.closed ? [] : `from ${row.opens} to ${row.closes}`));
    const notes = rowsOfDay.flatMap((row) => row.note ?? []);
    const note = notes.length > 0 ? ` (${[...new Set(notes)].join("; ")})` : "";
    const dayName = `${day[0]!.toUpperCase()}${day.slice(1)}`;
    return spans.length > 0
      ? `On ${dayName}, ${name} is open ${spans.join(" and ")}${note}.`
      : `On ${dayName}, ${name} is closed${note}.`;
  });
}

function describeHolidays(name: string, holidays: string | BusinessHoliday[] | undefined): string[] {
  if (holidays === undefined) return [];
  if (typeof holidays === "string") return [holidays];
  return holidays.map((holiday) => {
    const when = holiday.until
      ? `From ${describeDate(holiday.date)} to ${describeDate(holiday.until)}`
      : `On ${describeDate(holiday.date)}`;
    const occasion = holiday.name ? ` (${holiday.name})` : "";
    const state = holiday.opens ? `open from ${holiday.opens} to ${holiday.closes}` : "closed";
    return `${when}${occasion}, ${name} is ${state}.`;
  });
}

/** `25 December 2026`, the same wherever the server stands. */
function describeDate(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

function describeAddress(name: string, address: BusinessAddress | string): string {
  if (typeof address === "string") return `The address of ${name}, where it is located, is ${inOneLine(address)}.`;
  const { label, street, postal_code, city, region, country } = address;
  const place = [postal_code, city].filter(Boolean).join(" ");
  const whole = [street, place, region, country].filter(Boolean).join(", ");
  return `The address of ${name}${label ? ` (${label})` : ""}, where it is located, is ${whole}.`;
}

function describePhone(name: string, phone: BusinessPhone | string): string {
  const { label, number } = typeof phone === "string" ? { number: phone } : phone;
  return `The phone number of ${name}${label ? ` (${label})` : ""} is ${number}.`;
}

function describeEmail(name: string, address: BusinessEmail | string): string {
  const { label, email } = typeof address === "string" ? { email: address } : address;
  return `The e-mail address (email) of ${name}${label ? ` (${label})` : ""} is ${email}.`;
}

function describePrices(prices: string | BusinessPrice[] | undefined): string[] {
  if (prices === undefined) return [];
  if (typeof prices === "string") return [prices];
  return prices.map(({ name, price, currency, note }) => {
    const amount = currency ? `${price} ${currency}` : `${price}`;
    return `${name} costs ${amount}${note ? ` (${note})` : ""}.`;
  });
}

function rows<Row>(value: Row | Row[] | undefined): Row[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function inOneLine(text: string): string {
  return text
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(", ")
    .replace(/\.$/, "");
}
