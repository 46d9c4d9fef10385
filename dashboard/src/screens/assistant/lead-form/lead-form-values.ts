import type { Schema } from "@citedesk/client";
import { numberOf } from "../../../parts/number-of.ts";

type Agent = Schema<"Agent">;
type LeadForm = NonNullable<Agent["lead_form"]>;
type LeadField = NonNullable<LeadForm["fields"]>[number];
type ScoreRule = NonNullable<LeadForm["scoring"]>[number];
type Ask = NonNullable<LeadForm["ask"]>["when"];
/** As it is entered: perhaps without points yet. */
export type EnteredRule = Omit<ScoreRule, "points"> & Partial<Pick<ScoreRule, "points">>;
/** What a rule is about. */
export type RuleSubject = "field" | "questions" | NonNullable<ScoreRule["chat"]>;

/** What rules may ask of a lead's chats. */
export const CHAT_FACTS = ["handoff", "abstention", "positive_feedback", "negative_feedback"] as const;

/** A field as the form has it. */
export interface FieldValues {
  name: string;
  label: string;
  type: NonNullable<LeadField["type"]>;
  required: boolean;
  /** One a line. */
  options: string;
  /** What rules hold on to while it is renamed: the name that is stored, or what no name can be. */
  key: string;
}

export interface RuleValues {
  subject: RuleSubject;
  /** Key of a field; of one that is not in the form, its name. */
  field: string;
  /** Separated by commas. */
  contains: string;
  questions: string;
  points: string;
}

/** Named as the service's own members are, so that what it refuses is told where it was entered. */
export type LeadFormValues = {
  has_form: boolean;
  lead_form: {
    fields: FieldValues[];
    consent: { text: string; version: string; required: boolean };
    guard: { least_seconds: string; leads_per_day: string };
    ask: { when: Ask; answers: string };
    scoring: RuleValues[];
  };
};

const FIRST_FIELDS: LeadField[] = [
  { name: "name" },
  { name: "email", type: "email", required: true },
  { name: "message", type: "long_text" },
];

export function readLeadForm({ lead_form: form }: Agent): LeadFormValues {
  const { consent, guard, ask, scoring = [] } = form ?? {};
  const fields = form ? (form.fields ?? []) : FIRST_FIELDS;
  return {
    has_form: form !== null,
    lead_form: {
      fields: fields.map(({ name, label = "", type = "text", required = false, options = [] }) => ({
        name,
        label,
        type,
        required,
        options: options.join("\n"),
        key: name,
      })),
      consent: {
        text: consent?.text ?? "",
        version: consent?.version ?? "",
        required: consent?.required ?? !consent,
      },
      guard: { least_seconds: written(guard?.least_seconds), leads_per_day: written(guard?.leads_per_day) },
      ask: { when: ask?.when ?? "on_request", answers: written(ask?.answers ?? 3) },
      scoring: scoring.map(({ field, contains, chat, questions, points }) => ({
        subject: chat ?? (questions === undefined ? "field" : "questions"),
        field: field ?? "",
        contains: (contains ?? []).join(", "),
        questions: written(questions ?? 3),
        points: written(points),
      })),
    },
  };
}

/** Rows stay in their places, also those that are not filled in: the service says what is wrong with which. */
export function writeLeadForm({ has_form, lead_form }: LeadFormValues, agent: Agent): Schema<"UpdateAgentBody"> {
  if (!has_form) return { lead_form: null };
  const { fields, consent, guard, ask, scoring } = lead_form;
  const written = {
    fields: fields.map(({ name, label, type, required, options }) => ({
      name: name.trim(),
      ...(label.trim() === "" ? {} : { label: label.trim() }),
      type,
      required,
      ...(type === "choice" ? { options: parts(options, "\n") } : {}),
    })),
    consent: writeConsent(consent, agent),
    guard: { ...numberAs("least_seconds", guard.least_seconds), ...numberAs("leads_per_day", guard.leads_per_day) },
    ask: { when: ask.when, ...(ask.when === "after_answers" ? numberAs("answers", ask.answers) : {}) },
    scoring: scoring.map((rule) => writeRule(rule, fields)),
  };
  return { lead_form: written as unknown as LeadForm };
}

/** Words that change get a version of their own, unless the owner gives one. */
function writeConsent({ text, version, required }: LeadFormValues["lead_form"]["consent"], { lead_form }: Agent) {
  const before = lead_form?.consent;
  const words = text.trim();
  if (words === "") return null;
  const isOfOthers = before?.text !== words && version === before?.version;
  return { text: words, ...(version.trim() === "" || isOfOthers ? {} : { version: version.trim() }), required };
}

/** Of a rule whose points are not filled in, none: the service asks for them. */
export function writeRule(rule: RuleValues, fields: readonly FieldValues[]): EnteredRule {
  const { subject, contains, questions, points } = rule;
  const field = fields.find(({ key }) => key === rule.field)?.name.trim() ?? rule.field;
  const words = parts(contains, ",");
  const condition =
    subject === "field"
      ? { field, ...(words.length === 0 ? {} : { contains: words }) }
      : subject === "questions"
        ? { questions: numberOf(questions) }
        : { chat: subject };
  return { ...condition, ...numberAs("points", points) };
}

/** Visitors have not seen it yet: its name follows its label. */
export function newField(): FieldValues {
  return { name: "", label: "", type: "text", required: false, options: "", key: `${NEW_KEY}${Math.random()}` };
}

export function isNew({ key }: FieldValues): boolean {
  return key.startsWith(NEW_KEY);
}

/** With a space, which no name has. */
const NEW_KEY = "new ";

/** As leads may have it, of what a visitor reads: `Größe (cm)` → `groesse_cm`. */
export function nameOf(label: string): string {
  const plain = label
    .normalize("NFC")
    .replaceAll(/[äöü]/gi, (letter) => `${letter}e`)
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
  const name = plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^[_0-9]+|_+$/g, "");
  return name.slice(0, 50);
}

export function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function numberAs(name: string, text: string): Record<string, number> {
  return text.trim() === "" ? {} : { [name]: numberOf(text) };
}

function written(value: number | undefined): string {
  return value === undefined ? "" : String(value);
}
