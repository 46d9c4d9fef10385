export { deploymentRoutes } from "./deployment-routes.ts";
export { visitorTokenRoutes } from "./visitor-token-routes.ts";
