import type { DomainCheckContext } from "./check-domain.ts";

export interface DomainContext extends DomainCheckContext {
  config: { baseUrl: string };
}
