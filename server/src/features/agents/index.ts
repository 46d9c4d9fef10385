export type { AgentContext } from "./agent-context.ts";
export { type AgentRow, findAgent, findAgentVersion, findPublished, getAgent } from "./agent-queries.ts";
export { agentRoutes } from "./agent-routes.ts";
export { type AgentDefinition, type AgentSettings, DEFAULT_SETTINGS } from "./agent-schemas.ts";
export {
  DEFAULT_HANDOFF_RULES,
  HANDOFF_TRIGGERS,
  type HandoffRules,
  type HandoffTrigger,
  handoffRulesOf,
} from "./handoff-rules.ts";
export { type LeadForm, type LeadFormField, type ScoringRule, scoringMembers } from "./lead-form.ts";
export { isTimezone } from "./office-hours.ts";
export { type OfficeState, officeState } from "./office-state.ts";
export { agentStatus } from "./present-agent.ts";
export { publishVersion, saveNewAgent } from "./save-agent.ts";
