/** Not what an address is, but what none lacks. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Shorter numbers are extensions, or no telephone's. */
const LEAST_DIGITS = 7;

/** What tells that two leads are one person's: their e-mail address, else their telephone number. */
export function addressOf(fields: Readonly<Record<string, string>>): string | null {
  const named = Object.entries(fields).toSorted(([left], [right]) => rank(left) - rank(right));
  const email = named.map(([, value]) => value.trim()).find((value) => EMAIL.test(value));
  if (email) return email.toLowerCase();
  const phone = named.find(([name, value]) => /phone|tel|mobil/i.test(name) && digitsOf(value).length >= LEAST_DIGITS);
  return phone ? `tel:${digitsOf(phone[1])}` : null;
}

function rank(name: string): number {
  return /^e_?mail$/i.test(name) ? 0 : 1;
}

function digitsOf(value: string): string {
  return value.replaceAll(/\D/g, "").replace(/^00/, "");
}
