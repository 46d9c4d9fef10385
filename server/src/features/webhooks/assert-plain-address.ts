import { InvalidError } from "../../platform/errors/app-error.ts";
import type { AddressCheck } from "../../ports/page-fetcher.ts";
import { assertCallableAddress } from "../tools/index.ts";

/** Refuses what nothing could be delivered to, and secrets that would show. Throws 422. */
export async function assertPlainAddress(checkAddress: AddressCheck, url: string): Promise<void> {
  if (!URL.canParse(url)) throw new InvalidError([{ pointer: "/url", message: "is not an address." }]);
  const { username, password } = new URL(url);
  if (username || password)
    throw new InvalidError([
      {
        pointer: "/url",
        message: "must not hold a password; check the signature instead, or put a token in the path.",
      },
    ]);
  await assertCallableAddress(checkAddress, url);
}
