import { findPersonalData } from "./find-personal-data.ts";
import type { PersonalDataKind, PersonalDataRule } from "./personal-data-rule.ts";

/** What is hidden behind placeholders while one question is answered, or one event told. */
export interface Mask {
  hide(text: string): string;
  /** Of a value of JSON: the words that stood where its placeholders are. */
  restore(value: unknown): unknown;
}

const NAMES: Readonly<Record<PersonalDataKind, string>> = {
  card_number: "card number",
  iban: "IBAN",
  email: "e-mail address",
  phone: "phone number",
};

/**
 * Puts numbered placeholders (`‹e-mail address 1›`) where personal data stands; the same words get the same one. Who
 * reads them sees that something was there, and which is which.
 */
export function createMask(rule: PersonalDataRule): Mask {
  const placeholders = new Map<string, string>();
  const hidden = new Map<string, string>();
  const counts = new Map<PersonalDataKind, number>();

  function placeholderOf(kind: PersonalDataKind, words: string): string {
    const known = placeholders.get(words);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const placeholder = `‹${NAMES[kind]} ${count}›`;
    placeholders.set(words, placeholder);
    hidden.set(placeholder, words);
    return placeholder;
  }

  function restore(value: unknown): unknown {
    if (typeof value === "string") return value.replaceAll(PLACEHOLDER, (shown) => hidden.get(shown) ?? shown);
    if (Array.isArray(value)) return value.map(restore);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, restore(part)]));
  }

  return {
    hide(text) {
      if (rule.mask.length === 0) return text;
      let masked = "";
      let at = 0;
      for (const { kind, start, end } of findPersonalData(text, rule)) {
        masked += text.slice(at, start) + placeholderOf(kind, text.slice(start, end));
        at = end;
      }
      return masked + text.slice(at);
    },
    restore,
  };
}

/** For words that stay in this house. */
export const MASKING_NOTHING: Mask = { hide: (text) => text, restore: (value) => value };

/** For a search: where something was hidden, nothing of it says what is looked for. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(PLACEHOLDER, " ");
}

const PLACEHOLDER = new RegExp(`‹(?:${Object.values(NAMES).join("|")}) \\d+›`, "g");
