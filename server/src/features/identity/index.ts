export { AccessTokens, type TicketClaims, type VisitorClaims } from "./access-tokens.ts";
export { authenticateRequest } from "./authenticate-request.ts";
export { createFirstAccount, type FirstAccount } from "./create-first-account.ts";
export { CredentialCache } from "./credential-cache.ts";
export { guardRequests } from "./guard-requests.ts";
export { identityRoutes, principalOf } from "./identity-routes.ts";
export { PERMISSIONS, PUBLIC_OPERATIONS, SCOPES } from "./permission-table.ts";
export type { KeyPrincipal, MemberPrincipal, Principal, Role, VisitorPrincipal } from "./principal.ts";
export { SignInThrottle } from "./sign-in-throttle.ts";
