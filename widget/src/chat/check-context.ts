export type PageContext = Record<string, string | number | boolean>;

const MAX_BYTES = 2048;

/**
 * What the page around the chat gave, if it can be kept: flat and small. Else undefined, and one line in the console
 * that says why.
 */
export function checkContext(value: unknown): PageContext | undefined {
  if (value === null || value === undefined) return undefined;
  const isFlat =
    typeof value === "object" &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => ["string", "number", "boolean"].includes(typeof one));
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  if (isFlat && bytes <= MAX_BYTES) return value as PageContext;
  console.warn(
    isFlat
      ? `Citedesk: setContext takes ${MAX_BYTES} bytes at most, not ${bytes}.`
      : "Citedesk: setContext takes an object of texts, numbers and booleans.",
  );
  return undefined;
}
