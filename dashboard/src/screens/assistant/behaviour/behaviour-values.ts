import type { Schema } from "@citedesk/client";
import { readHandoffValues, writeHandoffValues } from "./handoff-values.ts";

type Agent = Schema<"Agent">;

/** An assistant as its form has it. */
export function readBehaviour(agent: Agent) {
  return {
    name: agent.name,
    model: agent.model,
    fallback_model: agent.fallback_model ?? "",
    prompt: agent.prompt,
    tone: agent.tone,
    language: agent.language,
    answer_length: agent.answer_length,
    grounding: agent.grounding,
    verification: agent.verification,
    verifier_model: agent.verifier_model ?? "",
    fallback_message: agent.fallback_message,
    brand_id: agent.brand_id ?? "",
    tools: agent.tools,
    visitors: agent.access.visitors,
    consent: agent.lead_form?.consent?.text ?? "",
    asks_leads: agent.lead_form !== null,
    ask_when: agent.lead_form?.ask?.when ?? "on_request",
    ask_answers: String(agent.lead_form?.ask?.answers ?? 3),
    ...readHandoffValues(agent),
  };
}
export type BehaviourValues = ReturnType<typeof readBehaviour>;

export function writeBehaviour(values: BehaviourValues, agent: Agent): Schema<"UpdateAgentBody"> {
  const { asks_leads, consent, visitors, brand_id, fallback_model, verifier_model, tools, ...rest } = values;
  const { ask_when: when, ask_answers: answers, ...kept } = rest;
  const text = consent.trim();
  // Words that change get a version of their own.
  const { version: _, ...asked } = agent.lead_form?.consent ?? {};
  const consentPart = text === "" ? null : { ...asked, text };
  const ask = { when, ...(when === "after_answers" ? { answers: Number(answers) } : {}) };
  const contact = { fields: agent.lead_form?.fields ?? [{ name: "name" }, { name: "email", required: true }] };
  const { handoff_rules, office_hours, ...others } = kept;
  return {
    ...others,
    ...writeHandoffValues({ handoff_rules, office_hours }),
    tools: [tools].flat(),
    brand_id: brand_id || null,
    fallback_model: fallback_model || null,
    verifier_model: verifier_model || null,
    access: { ...agent.access, visitors },
    lead_form: asks_leads
      ? ({ ...agent.lead_form, ...contact, consent: consentPart, ask } as Schema<"UpdateAgentBody">["lead_form"] &
          object)
      : null,
  };
}
