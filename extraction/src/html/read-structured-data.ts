import { findElements, type PageElement, rawText } from "./page-node.ts";

const MAX_OBJECTS = 50;
const MAX_LENGTH = 500_000;

/** The schema.org objects in a page's JSON-LD, those of lists and graphs one by one. What isn't JSON is passed over. */
export function readStructuredData(root: PageElement): Record<string, unknown>[] {
  const objects: Record<string, unknown>[] = [];
  const add = (value: unknown, depth: number): void => {
    if (objects.length >= MAX_OBJECTS || depth > 5 || value === null || typeof value !== "object") return;
    if (Array.isArray(value)) {
      for (const part of value) add(part, depth + 1);
      return;
    }
    const object = value as Record<string, unknown>;
    if (Array.isArray(object["@graph"])) add(object["@graph"], depth + 1);
    else if (object["@type"] !== undefined) objects.push(object);
  };
  for (const script of findElements(root, "script")) {
    if (!script.attributes.type?.toLowerCase().includes("ld+json")) continue;
    const source = rawText(script).replace(
      /^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>)\s*$/gu,
      "",
    );
    if (source.length > MAX_LENGTH) continue;
    add(parseLoosely(source), 0);
  }
  return objects;
}

export function schemaTypes(entry: Record<string, unknown>): string[] {
  const type = entry["@type"];
  return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
}

/** Line breaks inside strings are the most common fault of hand-made JSON-LD. */
function parseLoosely(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    try {
      return JSON.parse(source.replace(/[\r\n\t]+/gu, " "));
    } catch {
      return undefined;
    }
  }
}
