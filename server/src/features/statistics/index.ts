export { collectAllGaps } from "./collect-all-gaps.ts";
export { lockGaps } from "./gap-queries.ts";
export { differencesOfDays } from "./rollups/differences-of-days.ts";
export { recount, rollUp, rollUpAll } from "./rollups/roll-up.ts";
export { statisticsRoutes } from "./statistics-routes.ts";
