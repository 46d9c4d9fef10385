export {
  assertRoomForBytes,
  assertRoomForChat,
  assertRoomForSource,
  assertWithinLimits,
  chatQuotaExceeded,
} from "./assert-within-limits.ts";
export { findKnowledgeRoom, type Limits, NO_LIMITS } from "./quota-queries.ts";
export { showUsage } from "./show-usage.ts";
export { tellLimits } from "./tell-limits.ts";
export { usageRoutes } from "./usage-routes.ts";
