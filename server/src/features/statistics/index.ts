export { collectAllGaps } from "./collect-all-gaps.ts";
export { termsOf } from "./collect-gaps.ts";
export { lockGaps } from "./gap-queries.ts";
export { statisticsRoutes } from "./statistics-routes.ts";
