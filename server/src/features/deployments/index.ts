export { deploymentRoutes } from "./deployment-routes.ts";
