import { createRequire } from "node:module";
import type { CountryCode } from "libphonenumber-js/max";
import type validator from "validator";
import type { PersonalDataKind, PersonalDataRule } from "./personal-data-rule.ts";

export interface FoundPersonalData {
  kind: PersonalDataKind;
  start: number;
  end: number;
}

/**
 * Where personal data of the rule's kinds stands in a text, in order and apart from each other. What looks like it is a
 * candidate; a number counts only when its check digits hold (Luhn of ISO/IEC 7812, mod 97 of ISO 13616), or a
 * numbering plan has it. Where two lie over each other, the first of the kinds wins.
 */
export function findPersonalData(
  text: string,
  { mask, phone_country: country }: PersonalDataRule,
): FoundPersonalData[] {
  const found: FoundPersonalData[] = [];
  for (const kind of KINDS.filter((one) => mask.includes(one)))
    for (const { start, end } of FINDERS[kind](text, country))
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ kind, start, end });
  return found.toSorted((left, right) => left.start - right.start);
}

const require = createRequire(import.meta.url);
// Loaded with the first text that is looked through: a start needs none of their two hundred modules.
const checks = (): typeof validator => require("validator");
const numberingPlans = (): typeof import("libphonenumber-js/max") => require("libphonenumber-js/max");

type Finder = (text: string, country: string | null) => { start: number; end: number }[];

/** An IBAN's digits may look like a card's, a card's like a phone's. */
const KINDS: readonly PersonalDataKind[] = ["email", "iban", "card_number", "phone"];

const FINDERS: Readonly<Record<PersonalDataKind, Finder>> = {
  email: (text) => matches(text, EMAIL, (candidate) => checks().isEmail(candidate, { allow_utf8_local_part: true })),
  iban: (text) =>
    matches(text, IBAN, (candidate) => checks().isIBAN(candidate.replaceAll(GAPS, "").toUpperCase()), true),
  card_number: (text) =>
    matches(text, CARD, (candidate) => checks().isLuhnNumber(candidate.replaceAll(GAPS, "")), true),
  phone: findPhones,
};

const GAPS = /[ .\u00a0\u202f-]/g;
const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
/** Two letters, two digits, then eleven to thirty letters and digits, in groups or not. */
const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ .\u00a0\u202f-]?[A-Z\d]){11,30}(?![\p{L}\p{N}])/giu;
/** Thirteen to nineteen digits; the first is an issuer's (2 to 6). */
const CARD = /(?<![\p{L}\p{N}])[2-6](?:[ .\u00a0\u202f-]?\d){12,18}(?![\p{L}\p{N}])/gu;

/** `hasGroups`: where the whole doesn't hold, a word or number behind it may have been taken with it. */
function matches(text: string, pattern: RegExp, holds: (candidate: string) => boolean, hasGroups = false) {
  return [...text.matchAll(pattern)].flatMap(({ 0: whole, index }) => {
    let candidate = whole;
    while (!holds(candidate)) {
      const cut = hasGroups ? candidate.search(/[ \u00a0\u202f][^ \u00a0\u202f]*$/u) : -1;
      if (cut < 0) return [];
      candidate = candidate.slice(0, cut);
    }
    return [{ start: index, end: index + candidate.length }];
  });
}

function findPhones(text: string, country: string | null): { start: number; end: number }[] {
  const { findPhoneNumbersInText, isSupportedCountry } = numberingPlans();
  const defaultCountry = country !== null && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  return findPhoneNumbersInText(text, defaultCountry).map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
}
