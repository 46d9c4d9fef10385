export { collectAllGaps } from "./collect-all-gaps.ts";
export { statisticsRoutes } from "./statistics-routes.ts";
