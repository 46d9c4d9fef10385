export { deletedRoutes } from "./deleted-routes.ts";
export { purgeDeleted } from "./purge-deleted.ts";
