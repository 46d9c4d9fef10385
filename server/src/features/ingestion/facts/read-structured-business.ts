import {
  type BusinessAddress,
  type BusinessHoliday,
  type BusinessHours,
  type BusinessInfo,
  WEEKDAYS,
  type Weekday,
} from "../../sources/index.ts";

type Thing = Record<string, unknown>;

/** What says when it is open, where it is, or how to reach it. */
const CONTACT_FIELDS = ["address", "telephone", "openingHours", "openingHoursSpecification", "email"];

/**
 * The business that a page describes in its schema.org data (https://schema.org/LocalBusiness): the object that has the
 * most of an organisation's fields. Undefined where none has a name with at least one of them. Values that are not
 * what the fields take are left out.
 */
export function readStructuredBusiness(things: readonly Thing[]): BusinessInfo | undefined {
  const candidates = things
    .filter((thing) => text(thing.name) !== undefined)
    .map((thing) => ({ thing, fields: CONTACT_FIELDS.filter((name) => thing[name] !== undefined).length }))
    .filter(({ fields }) => fields > 0)
    .toSorted((left, right) => right.fields - left.fields);
  const [best] = candidates;
  return best && readThing(best.thing);
}

function readThing(thing: Thing): BusinessInfo {
  const info: BusinessInfo = {};
  const name = text(thing.name);
  const description = text(thing.description);
  const addresses = list(thing.address).flatMap((value) => readAddress(value) ?? []);
  const phones = [...list(thing.telephone), ...list(thing.contactPoint).map((point) => property(point, "telephone"))];
  const emails = [...list(thing.email), ...list(thing.contactPoint).map((point) => property(point, "email"))];
  const stated = [...list(thing.openingHoursSpecification), ...list(thing.specialOpeningHoursSpecification)];
  const holidays = stated.flatMap((value) => readSpecialDays(value) ?? []);
  const hours = [
    ...stated.flatMap((value) => readSpecification(value) ?? []),
    ...list(thing.openingHours).flatMap((value) => readHoursText(text(value) ?? "")),
  ];
  if (name) info.name = name;
  if (description) info.description = description.slice(0, 5000);
  if (addresses.length > 0) info.address = addresses;
  const numbers = unique(phones.flatMap((value) => text(value) ?? []));
  if (numbers.length > 0) info.phone = numbers;
  const mails = unique(emails.flatMap((value) => text(value)?.replace(/^mailto:/i, "") ?? []));
  if (mails.length > 0) info.email = mails;
  if (hours.length > 0) info.opening_hours = hours;
  if (holidays.length > 0) info.holidays = holidays.slice(0, MAX_ROWS);
  const priceRange = text(thing.priceRange);
  if (priceRange) info.prices = `Price range: ${priceRange}`;
  return info;
}

function readAddress(value: unknown): BusinessAddress | string | undefined {
  if (typeof value === "string") return text(value);
  const address: BusinessAddress = {};
  const names = {
    street: "streetAddress",
    postal_code: "postalCode",
    city: "addressLocality",
    region: "addressRegion",
    country: "addressCountry",
  } as const;
  for (const [field, name] of Object.entries(names) as [keyof typeof names, string][]) {
    const found = text(property(value, name)) ?? text(property(property(value, name), "name"));
    if (found) address[field] = found;
  }
  return Object.keys(address).length > 0 ? address : undefined;
}

/**
 * Days that are not as others: a specification for certain dates alone (`validFrom` to `validThrough`), or for every
 * weekday of those.
 */
function readSpecialDays(value: unknown): BusinessHoliday | undefined {
  const date = readDate(text(property(value, "validFrom")));
  const until = readDate(text(property(value, "validThrough"))) ?? date;
  const days = readDays(value);
  if (date === undefined || until === undefined || until < date) return undefined;
  if (days.length > 0 && days.length < WEEKDAYS.length && until !== date) return undefined;
  const opens = readTime(text(property(value, "opens")));
  const closes = readTime(text(property(value, "closes")));
  const isOpen = opens !== undefined && closes !== undefined && !(opens === "00:00" && closes === "00:00");
  const name = text(property(value, "name"))?.slice(0, MAX_NAME);
  return {
    ...(name === undefined ? {} : { name }),
    date,
    ...(until === date ? {} : { until }),
    ...(isOpen ? { opens, closes } : {}),
  };
}

const MAX_ROWS = 100;
const MAX_NAME = 200;

/** https://schema.org/OpeningHoursSpecification; 00:00 to 00:00 means closed. Of a season it says when that is. */
function readSpecification(value: unknown): BusinessHours | undefined {
  const days = readDays(value);
  const opens = readTime(text(property(value, "opens")));
  const closes = readTime(text(property(value, "closes")));
  if (days.length === 0 || readSpecialDays(value) !== undefined) return undefined;
  const season = ["validFrom", "validThrough"].map((name) => readDate(text(property(value, name))) ?? "");
  const note = season.some(Boolean) ? { note: season.join(" – ").trim() } : {};
  if (opens === undefined || closes === undefined || (opens === "00:00" && closes === "00:00"))
    return opens === undefined && closes === undefined && property(value, "opens") !== undefined
      ? undefined
      : { days, closed: true, ...note };
  return { days, opens, closes, ...note };
}

function readDays(value: unknown): Weekday[] {
  return list(property(value, "dayOfWeek")).flatMap((day) => readDay(text(day) ?? "") ?? []);
}

/** `2026-12-24`, with whatever time. */
function readDate(value: string | undefined): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value ?? "")?.[0];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
}

/** `Mo-Fr 09:00-17:00`, `Sa,Su 10:00-14:00` (https://schema.org/openingHours). */
function readHoursText(value: string): BusinessHours[] {
  const match = /^([A-Za-z, -]+?)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/.exec(value.trim());
  const opens = readTime(match?.[2]);
  const closes = readTime(match?.[3]);
  if (!match || !opens || !closes) return [];
  const days = match[1]!.split(",").flatMap((part) => {
    const [from, to = from] = part.split("-").map((day) => WEEKDAYS.indexOf(readDay(day.trim()) as Weekday));
    if (from === undefined || to === undefined || from < 0 || to < 0) return [];
    const count = ((to - from + WEEKDAYS.length) % WEEKDAYS.length) + 1;
    return Array.from({ length: count }, (_, index) => WEEKDAYS[(from + index) % WEEKDAYS.length]!);
  });
  return days.length > 0 ? [{ days, opens, closes }] : [];
}

/** `Monday`, `https://schema.org/Monday`, `Mo`. */
function readDay(value: string): Weekday | undefined {
  const name = value.split("/").at(-1)!.toLowerCase();
  return name.length < 2 ? undefined : WEEKDAYS.find((day) => day.startsWith(name));
}

function readTime(value: string | undefined): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(value ?? "");
  if (!match) return undefined;
  const time = `${match[1]!.padStart(2, "0")}:${match[2]}`;
  return /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time) ? time : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Thing)[name] : undefined;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function text(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  const found = typeof first === "string" || typeof first === "number" ? String(first).trim() : "";
  return found === "" ? undefined : found.slice(0, 5000);
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
