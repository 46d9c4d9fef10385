import { InvalidError } from "../../platform/errors/app-error.ts";
import { type AddressCheck, FetchFailure } from "../../ports/page-fetcher.ts";

/** Refuses an address that every call would fail at. Throws 422 `private_address` or `invalid_url`. */
export function assertCallableAddress(checkAddress: AddressCheck, url: string): void {
  try {
    checkAddress(url);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    throw new InvalidError([{ pointer: "/url", message: error.message }], error.code);
  }
}
