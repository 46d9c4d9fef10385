/** Without a certificate, as one has it on one's own machine. */
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/]|$)/i;

/**
 * The site that an address means: `granitehall.example/shop` is at `https://granitehall.example`. What is no address
 * stays as it was typed, and the service says what is wrong with it.
 */
export function completeOrigin(typed: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `${LOCAL.test(typed) ? "http" : "https"}://${typed}`;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return typed;
  const { origin, username, password } = new URL(address);
  // Who typed `ada@example.com` meant an address of another kind.
  return username || password ? typed : origin;
}
