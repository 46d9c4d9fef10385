import { type FieldError, InvalidError } from "../../platform/errors/app-error.ts";
import type { LeadForm, LeadFormField } from "../agents/index.ts";
import type { CreateLeadBody } from "./lead-schemas.ts";

/** How far a visitor's clock may be ahead. */
const CLOCK_MS = 5 * 60_000;
/** Not what an address is, but what none lacks. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const FEWEST_DIGITS = 5;
/** What the chat asks for where the form names no fields, as `default-lead-fields.ts` of the widget has it. */
const DEFAULT_FIELDS: readonly LeadFormField[] = [
  { name: "email", type: "email", required: true },
  { name: "message", type: "long_text" },
];

/**
 * Throws 422, with a pointer to each thing that the assistant's form asks for and the lead lacks. Where the form names
 * no fields, or is null, a lead of the chat's own form is held to that; any other fields are free.
 */
export function assertFitsForm(form: LeadForm | null, body: CreateLeadBody, at: Date): void {
  const errors = [...checkFields(fieldsAsked(form, body), body.fields), ...(form ? checkConsent(form, body, at) : [])];
  if (errors.length > 0) throw new InvalidError(errors);
}

function fieldsAsked(form: LeadForm | null, { fields }: CreateLeadBody): readonly LeadFormField[] {
  if (form?.fields?.length) return form.fields;
  const isOfDefaultForm = Object.keys(fields).every((name) => DEFAULT_FIELDS.some((field) => field.name === name));
  return isOfDefaultForm ? DEFAULT_FIELDS : [];
}

/** Of what the assistant noted down itself: the words that the form asks for are agreed to in the form alone. */
export function assertNeedsNoConsent(form: LeadForm): void {
  if (form.consent?.required)
    throw new InvalidError([{ pointer: "/consent", message: "is asked for in the assistant's form." }]);
}

function checkFields(asked: readonly LeadFormField[], given: Record<string, string>): FieldError[] {
  if (asked.length === 0) return [];
  const known = new Map(asked.map((field) => [field.name, field]));
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => ({ pointer: `/fields/${name}`, message: "is not in the assistant's form." })),
    ...[...known.values()].flatMap((field) => checkField(field, given[field.name] ?? "")),
  ];
}

function checkField({ name, type = "text", required, options = [] }: LeadFormField, given: string): FieldError[] {
  const value = given.trim();
  const fail = (message: string) => [{ pointer: `/fields/${name}`, message }];
  if (value === "") return required ? fail("is required.") : [];
  switch (type) {
    case "email":
      return EMAIL.test(value) ? [] : fail("is not an e-mail address.");
    case "phone":
      return value.replaceAll(/\D/g, "").length >= FEWEST_DIGITS ? [] : fail("is not a phone number.");
    case "number":
      return Number.isFinite(Number(value.replace(",", "."))) ? [] : fail("is not a number.");
    case "choice":
      return options.includes(value) ? [] : fail(`must be one of ${options.join(", ")}.`);
    default:
      return [];
  }
}

function checkConsent({ consent: asked }: LeadForm, { consent: given }: CreateLeadBody, at: Date): FieldError[] {
  if (!given) return asked?.required ? [{ pointer: "/consent", message: "is required." }] : [];
  const errors: FieldError[] = [];
  if (asked && given.text !== asked.text)
    errors.push({ pointer: "/consent/text", message: "is not what the assistant's form says." });
  if (asked && given.version !== undefined && given.version !== asked.version)
    errors.push({ pointer: "/consent/version", message: "is not that of the form's words." });
  if (given.given_at !== undefined && Date.parse(given.given_at) > at.getTime() + CLOCK_MS)
    errors.push({ pointer: "/consent/given_at", message: "lies in the future." });
  return errors;
}
