interface Version {
  name: string;
  model: string;
  prompt: string;
  settings: object;
}

/**
 * The fields in which two versions differ, by the names of the interface. Of the first one there is nothing to compare.
 */
export function compareVersions(
  before: Version | undefined,
  after: Version,
): { field: string; before: string; after: string }[] {
  if (!before) return [];
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: shown(old[field]), after: shown(now[field]) }))
    .filter((row) => row.before !== row.after);
}

function fieldsOf({ name, model, prompt, settings }: Version): Record<string, unknown> {
  return { name, model, prompt, ...settings };
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value, null, 1);
}
