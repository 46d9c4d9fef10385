export { assertChecksFit } from "./assert-checks-fit.ts";
export { checkRoutes } from "./check-routes.ts";
export { failingChecksFinder } from "./failing-checks-finder.ts";
export { runTouchedChecks } from "./run-touched-checks.ts";
