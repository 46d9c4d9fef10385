/** A language as `hreflang` states it → its BCP 47 form; null for `x-default` and what is no language. */
export function readLanguage(text: string | null | undefined): string | null {
  if (!text) return null;
  try {
    const [canonical] = Intl.getCanonicalLocales(text.trim().replaceAll("_", "-"));
    return canonical === undefined || canonical.startsWith("x-") ? null : canonical;
  } catch {
    return null;
  }
}
