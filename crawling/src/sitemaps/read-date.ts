/**
 * A date as sitemaps (W3C profile of ISO 8601) and feeds (RFC 822, RFC 3339) write it → ISO 8601 in UTC, or null.
 * A time without a zone is taken as UTC, so that the result doesn't depend on the machine.
 */
export function readDate(text: string | null): string | null {
  const trimmed = text?.trim() ?? "";
  let parsed = Number.NaN;
  const iso = /^(\d{4}(?:-\d\d(?:-\d\d)?)?)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
    trimmed,
  );
  if (iso !== null) {
    const [, day = "", time, zone = "Z"] = iso;
    const offset = zone.replace(/^([+-]\d\d)(\d\d)$/, "$1:$2").toUpperCase();
    parsed = Date.parse(time === undefined ? day : `${day}T${time}${offset}`);
  } else if (
    /^(?:[a-z]{3,9}\.?,\s*)?\d{1,2}\s+[a-z]{3,9}\s+\d{4}\s+\d{1,2}:\d\d(?::\d\d)?(?:\s+(?:[a-z]{1,4}|[+-]\d{4}))?$/i.test(
      trimmed,
    )
  ) {
    parsed = Date.parse(/\d$/.test(trimmed) && !/[+-]\d{4}$/.test(trimmed) ? `${trimmed} GMT` : trimmed);
  }
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}
