export { collectAllGaps } from "./collect-all-gaps.ts";
export { lockGaps } from "./gap-queries.ts";
export { statisticsRoutes } from "./statistics-routes.ts";
