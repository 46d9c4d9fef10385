export { type AgentRow, findAgent, findAgentVersion, getAgent } from "./agent-queries.ts";
export { type AgentContext, agentRoutes } from "./agent-routes.ts";
export { type AgentDefinition, type AgentSettings, DEFAULT_SETTINGS } from "./agent-schemas.ts";
export type { LeadForm, LeadFormField } from "./lead-form.ts";
export { agentStatus } from "./present-agent.ts";
export { createAgent, publishAgent } from "./save-agent.ts";
