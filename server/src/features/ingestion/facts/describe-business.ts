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
import { type BusinessWords, businessWords, fillIn } from "./business-words.ts";

/** A heading with the sentences and lines under it. */
export interface FactSection {
  heading: string;
  lines: string[];
}

/**
 * The fields of a business as sentences, so that "When are you open on Saturday?" finds one that answers it by itself.
 * In the language asked for, English for those without words of their own; what the owner wrote as text stays as
 * written.
 */
export function describeBusiness(name: string, info: BusinessInfo, language: string | null): FactSection[] {
  const words = businessWords(language);
  const { headings } = words;
  const sections: FactSection[] = [
    { heading: name, lines: info.description ? [info.description] : [] },
    { heading: headings.hours, lines: describeHours(words, name, info.opening_hours) },
    { heading: headings.holidays, lines: describeHolidays(words, name, info.holidays) },
    {
      heading: headings.address,
      lines: rows(info.address).map((row) => describeContact(words.address, name, toAddress(row))),
    },
    { heading: headings.phone, lines: rows(info.phone).map((row) => describeContact(words.phone, name, toPhone(row))) },
    { heading: headings.email, lines: rows(info.email).map((row) => describeContact(words.email, name, toEmail(row))) },
    { heading: headings.prices, lines: describePrices(words, info.prices) },
    { heading: headings.links, lines: (info.links ?? []).map(({ label, url }) => `${label}: ${url}`) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function describeHours(words: BusinessWords, name: string, hours: string | BusinessHours[] | undefined): string[] {
  if (hours === undefined) return [];
  if (typeof hours === "string") return [hours];
  return WEEKDAYS.flatMap((weekday, index) => {
    const rowsOfDay = hours.filter((row) => row.days.includes(weekday));
    if (rowsOfDay.length === 0) return [];
    const spans = rowsOfDay.flatMap((row) => (row.closed ? [] : describeSpan(words, row))).join(` ${words.and} `);
    const notes = rowsOfDay.flatMap((row) => row.note ?? []);
    const note = inBrackets([...new Set(notes)].join("; "));
    return fillIn(spans === "" ? words.dayClosed : words.dayOpen, { day: words.days[index]!, name, spans, note });
  });
}

function describeHolidays(
  words: BusinessWords,
  name: string,
  holidays: string | BusinessHoliday[] | undefined,
): string[] {
  if (holidays === undefined) return [];
  if (typeof holidays === "string") return [holidays];
  return holidays.map((holiday) => {
    const date = describeDate(words, holiday.date);
    const when = holiday.until
      ? fillIn(words.fromDate, { date, until: describeDate(words, holiday.until) })
      : fillIn(words.onDate, { date });
    const spans = holiday.opens ? describeSpan(words, holiday) : "";
    const occasion = inBrackets(holiday.name);
    return fillIn(spans === "" ? words.dateClosed : words.dateOpen, { when, occasion, name, spans });
  });
}

function describeSpan(words: BusinessWords, row: { opens?: string; closes?: string }): string {
  return fillIn(words.span, { opens: row.opens ?? "", closes: row.closes ?? "" });
}

/** `25 December 2026`, the same wherever the server stands. */
function describeDate({ locale }: BusinessWords, date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

interface Contact {
  label?: string | undefined;
  value: string;
}

function describeContact(sentence: string, name: string, { label, value }: Contact): string {
  return fillIn(sentence, { name, label: inBrackets(label), value });
}

function toAddress(address: BusinessAddress | string): Contact {
  if (typeof address === "string") return { value: inOneLine(address) };
  const { label, street, postal_code, city, region, country } = address;
  const place = [postal_code, city].filter(Boolean).join(" ");
  return { label, value: [street, place, region, country].filter(Boolean).join(", ") };
}

function toPhone(phone: BusinessPhone | string): Contact {
  return typeof phone === "string" ? { value: phone } : { label: phone.label, value: phone.number };
}

function toEmail(address: BusinessEmail | string): Contact {
  return typeof address === "string" ? { value: address } : { label: address.label, value: address.email };
}

function describePrices(words: BusinessWords, prices: string | BusinessPrice[] | undefined): string[] {
  if (prices === undefined) return [];
  if (typeof prices === "string") return [prices];
  return prices.map(({ name, price, currency, note }) =>
    fillIn(words.price, { item: name, value: currency ? `${price} ${currency}` : `${price}`, note: inBrackets(note) }),
  );
}

function inBrackets(text: string | undefined): string {
  return text ? ` (${text})` : "";
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
