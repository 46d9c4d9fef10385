export {
  assertRoomForBytes,
  assertRoomForChat,
  assertRoomForSource,
  assertWithinLimits,
} from "./assert-within-quota.ts";
export { findKnowledgeRoom, findSpendRoom, type Limits, NO_LIMITS } from "./quota-queries.ts";
export { usageRoutes } from "./usage-routes.ts";
