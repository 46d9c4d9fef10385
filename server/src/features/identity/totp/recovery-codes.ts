import { hashToken } from "../open-session.ts";
import { generatePassword } from "../passwords.ts";

const CODES = 10;

/** Ten codes of 80 bits, each for one sign-in without the app. */
export function makeRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: CODES }, generatePassword);
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** As people type them: blanks, dashes and capitals don't count. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.replaceAll(/[\s-]/g, "").toLowerCase());
}
