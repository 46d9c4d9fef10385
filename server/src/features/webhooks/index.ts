export { DeliveryDispatcher } from "./delivery-dispatcher.ts";
export { describeWebhooks } from "./event-types.ts";
export { pruneDeliveries } from "./prune-deliveries.ts";
export { recoverDeliveries } from "./recover-deliveries.ts";
export { HEADERS_PURPOSE } from "./sealed-headers.ts";
export { SECRET_PURPOSE } from "./signing-secrets.ts";
export { webhookRoutes } from "./webhook-routes.ts";
