export { instanceAccountRoutes } from "./account-routes.ts";
