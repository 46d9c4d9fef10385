export { deletedRoutes } from "./deleted-routes.ts";
