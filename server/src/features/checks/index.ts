export { assertChecksFit, checkRoutes } from "./check-routes.ts";
export { failingChecksFinder } from "./failing-checks.ts";
