export { leadRoutes } from "./lead-routes.ts";
export { Lead } from "./lead-schemas.ts";
export { createLead } from "./save-lead.ts";
