export { auditReads } from "./audit-reads.ts";
export { auditRoutes } from "./audit-routes.ts";
export type { AuditEvent } from "./audit-schemas.ts";
export { verifyAuditChain } from "./verify-audit-chain.ts";
export { verifyStoredChain } from "./verify-stored-chain.ts";
