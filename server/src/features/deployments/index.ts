export { assertDeploymentsFit } from "./assert-deployments-fit.ts";
export { checkDueDomains } from "./check-due-domains.ts";
export { deploymentResourceRoutes } from "./deployment-resource-routes.ts";
export { deploymentRoutes } from "./deployment-routes.ts";
export { DeploymentSightings } from "./deployment-sightings.ts";
export { domainRoutes } from "./domain-routes.ts";
export { restoreDomain } from "./restore-domain.ts";
export { visitorTokenRoutes } from "./visitor-token-routes.ts";
