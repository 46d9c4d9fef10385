import { InvalidError } from "../../platform/errors/app-error.ts";
import { type AddressCheck, FetchFailure } from "../../ports/page-fetcher.ts";

/** Refuses an address that every call would fail at. Throws 422 `private_address` or `invalid_url`. */
export async function assertCallableAddress(checkAddress: AddressCheck, url: string): Promise<void> {
  try {
    await checkAddress(url);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    throw new InvalidError([{ pointer: "/url", message: error.message }], error.code);
  }
}
