import { ForbiddenError } from "../../platform/errors/app-error.ts";
import type { Principal } from "../identity/index.ts";

/**
 * An assistant leaves a brand by who may change that brand's assistants: it may be reached by its own id too. The brand
 * that it joins is found by who may see it alone. Throws 403.
 */
export function assertMayMove({ reach }: Principal, from: string | null, to: string | null): void {
  if (!reach || from === null || from === to || reach.brandIds.includes(from)) return;
  throw new ForbiddenError(
    "To take an assistant out of a brand, you need the right to change that brand's assistants.",
  );
}
