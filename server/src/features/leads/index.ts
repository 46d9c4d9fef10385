export { getLead } from "./lead-queries.ts";
export { leadRoutes } from "./lead-routes.ts";
export { Lead } from "./lead-schemas.ts";
export { mailLeads } from "./mail-leads.ts";
export { presentLead } from "./present-lead.ts";
export { saveNewLead } from "./save-lead.ts";
