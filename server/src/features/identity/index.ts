export {
  AccessTokens,
  type MailedChatClaims,
  type TicketClaims,
  unauthenticated,
  type VisitorClaims,
} from "./access-tokens.ts";
export { accountRoutes } from "./account-routes.ts";
export { apiKeyRoutes } from "./api-key-routes.ts";
export {
  type AuthenticationContext,
  agentOfPublishableKey,
  authenticateRequest,
  findUsableKey,
  visitorTokenEnded,
} from "./authenticate-request.ts";
export { browserSessionRoutes } from "./browser-session-routes.ts";
export { type CreatedAccount, createAccount } from "./create-account.ts";
export { createFirstAccount, type FirstAccount } from "./create-first-account.ts";
export { CredentialCache } from "./credential-cache.ts";
export { describePermission } from "./describe-permission.ts";
export { findAdminAddresses } from "./find-admin-addresses.ts";
export { GRANTED_ROLES } from "./grants.ts";
export { guardRequests, type RateBudgets } from "./guard-requests.ts";
export { identityRoutes, principalOf } from "./identity-routes.ts";
export { invitationRoutes } from "./invitation-routes.ts";
export { isFamiliarAddress } from "./is-familiar-address.ts";
export { KeyUsage } from "./key-usage.ts";
export type { ReachWatcher } from "./member-context.ts";
export { memberOf } from "./member-of.ts";
export { memberRoutes } from "./member-routes.ts";
export { noteRefusedCredential } from "./note-refused-credential.ts";
export { oidcRoutes } from "./oidc/oidc-routes.ts";
export { randomToken } from "./open-session.ts";
export { listOwnWorkspaces } from "./own-workspaces.ts";
export { admit, PERMISSIONS, PUBLIC_OPERATIONS, SCOPES } from "./permissions.ts";
export {
  isOwnChat,
  type KeyPrincipal,
  type MemberPrincipal,
  type Principal,
  ROLES,
  type Role,
  type VisitorPrincipal,
} from "./principal.ts";
export { rateBudgets } from "./rate-budgets.ts";
export { refuseMerelyReadable } from "./refuse-merely-readable.ts";
export { replacePassword } from "./replace-password.ts";
export { AccountNotices } from "./sessions/account-notices.ts";
export { memberSessionRoutes } from "./sessions/member-session-routes.ts";
export { type AgentGrant, findAgentGrants, setAgentGrants } from "./set-agent-grants.ts";
export { SignInThrottle } from "./sign-in-throttle.ts";
export { signUpRoutes } from "./sign-up-routes.ts";
export { TOTP_SECRETS } from "./totp/spend-code.ts";
export { totpRoutes } from "./totp/totp-routes.ts";
