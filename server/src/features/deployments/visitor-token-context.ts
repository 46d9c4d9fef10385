import type { SeldomAudit } from "../../platform/events/seldom-audit.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { Clock } from "../../ports/clock.ts";
import type { CredentialCache, KeyUsage } from "../identity/index.ts";
import type { DeploymentContext } from "./deployment-routes.ts";

export interface VisitorTokenContext extends DeploymentContext {
  clock: Clock;
  credentials: CredentialCache;
  keyUsage: KeyUsage;
  seldomAudit: SeldomAudit;
  secretKeys: SecretKeys;
  config: DeploymentContext["config"] & { identityTokenHours: number };
}
