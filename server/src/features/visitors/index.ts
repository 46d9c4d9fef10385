export { applyRetention } from "./apply-retention.ts";
export { findRetention } from "./retention-queries.ts";
export { visitorRoutes } from "./visitor-routes.ts";
