export { modelRoutes } from "./model-routes.ts";
