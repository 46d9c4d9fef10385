import type { Database } from "../../platform/database/database.ts";
import { budgetAddress } from "../../platform/http/trusted-proxies.ts";
import { listSignInAddresses } from "../../platform/unscoped/sign-in-queries.ts";

/** Whether somebody has signed in from there before; of IPv6, from the same line. */
export async function isFamiliarAddress(database: Database, email: string, address: string): Promise<boolean> {
  const known = await database.unscoped((transaction) => listSignInAddresses(transaction, email));
  return known.some((each) => budgetAddress(each) === budgetAddress(address));
}
