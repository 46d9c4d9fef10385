import type { RateBudgets } from "./guard-requests.ts";

const WINDOW_SECONDS = 60;

/** Policies of so many requests a minute. */
export function rateBudgets(perMinute: {
  credential: number;
  visitor: number;
  address: number;
  newVisitors: number;
}): RateBudgets {
  const aMinute = (name: string, quota: number) => ({ name, quota, windowSeconds: WINDOW_SECONDS });
  return {
    credential: aMinute("credential", perMinute.credential),
    visitor: aMinute("visitor", perMinute.visitor),
    address: aMinute("address", perMinute.address),
    newVisitor: aMinute("new_visitors", perMinute.newVisitors),
  };
}
