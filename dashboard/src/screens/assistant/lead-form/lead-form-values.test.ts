import assert from "node:assert/strict";
import { test } from "node:test";
import type { Schema } from "@citedesk/client";
import { nameOf, readLeadForm, writeLeadForm } from "./lead-form-values.ts";

const FORM = {
  fields: [
    { name: "email", label: "E-mail", type: "email", required: true },
    { name: "size", type: "choice", required: false, options: ["Small, or less", "Large"] },
  ],
  consent: { text: "You may write to me.", version: "2026-11", required: true },
  guard: { least_seconds: 2, leads_per_day: 3 },
  ask: { when: "after_answers", answers: 2 },
  scoring: [
    { field: "email", contains: ["@example.com", "@example.org"], points: 20 },
    { chat: "handoff", points: 30 },
    { questions: 4, points: -5 },
  ],
};
const agent = (lead_form: object | null) => ({ lead_form }) as Schema<"Agent">;

test("a lead form is written as it was read", () => {
  const values = readLeadForm(agent(FORM));
  assert.deepEqual(writeLeadForm(values, agent(FORM)), { lead_form: FORM });
  assert.deepEqual(writeLeadForm({ ...values, has_form: false }, agent(FORM)), { lead_form: null });
  const bare = readLeadForm(agent({}));
  assert.deepEqual(writeLeadForm(bare, agent({})), {
    lead_form: { fields: [], consent: null, guard: {}, ask: { when: "on_request" }, scoring: [] },
  });
});

test("other words of consent leave the version of those before behind, unless the owner gives another", () => {
  const versionOf = (consent: object) => {
    const values = readLeadForm(agent(FORM));
    Object.assign(values.lead_form.consent, consent);
    return writeLeadForm(values, agent(FORM)).lead_form?.consent?.version;
  };
  assert.equal(versionOf({}), "2026-11");
  assert.equal(versionOf({ text: "You may call me." }), undefined);
  assert.equal(versionOf({ text: "You may call me.", version: "2026-12" }), "2026-12");
});

test("what is not filled in is left out, and its row stays in its place", () => {
  const values = readLeadForm(agent(FORM));
  values.lead_form.scoring[1]!.points = " ";
  values.lead_form.fields[1]!.options = "\n Small \n\n";
  const { lead_form } = writeLeadForm(values, agent(FORM));
  assert.deepEqual(lead_form?.scoring?.[1], { chat: "handoff" });
  assert.equal(lead_form?.scoring?.length, 3);
  assert.deepEqual(lead_form?.fields?.[1]?.options, ["Small"]);
});

test("a field's name comes of its label", () => {
  const cases = {
    "Your company": "your_company",
    "Größe (cm)": "groesse_cm",
    "E-mail": "e_mail",
    "2. Adresse": "adresse",
    "Où habitez-vous ?": "ou_habitez_vous",
    名前: "",
  };
  for (const [label, name] of Object.entries(cases)) assert.equal(nameOf(label), name);
});
