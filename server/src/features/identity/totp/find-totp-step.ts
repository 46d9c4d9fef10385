import { Secret, TOTP } from "otpauth";

/** What every authenticator app can (RFC 6238): SHA-1, six digits, half a minute. */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Clocks of phones differ: the step before and the one after count too. */
const STEPS_AROUND = 1;

/** A new secret in base32, as apps take it. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** For the QR code that an app reads. */
export function totpAddress(secret: string, email: string): string {
  return new TOTP({ ...SETTINGS, issuer: "Citedesk", label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step that a code of six digits belongs to; undefined when it belongs to none about now. */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  const delta = TOTP.validate({
    ...SETTINGS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: STEPS_AROUND,
  });
  return delta === null ? undefined : TOTP.counter({ period: SETTINGS.period, timestamp: now }) + delta;
}
