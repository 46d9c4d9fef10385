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
    ...readHandoffValues(agent),
  };
}
export type BehaviourValues = ReturnType<typeof readBehaviour>;

export function writeBehaviour(values: BehaviourValues, agent: Agent): Schema<"UpdateAgentBody"> {
  const { visitors, brand_id, fallback_model, verifier_model, tools, ...kept } = values;
  const { handoff_rules, office_hours, ...others } = kept;
  return {
    ...others,
    ...writeHandoffValues({ handoff_rules, office_hours }),
    tools: [tools].flat(),
    brand_id: brand_id || null,
    fallback_model: fallback_model || null,
    verifier_model: verifier_model || null,
    access: { ...agent.access, visitors },
  };
}
