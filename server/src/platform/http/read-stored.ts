import { createRequire } from "node:module";
import type { TObject } from "typebox";

const require = createRequire(import.meta.url);

/**
 * What was stored before its shape was checked, as far as it fits: a named member of another kind is left out, members
 * without a name are shown as they are.
 */
export function readStored(schema: TObject, stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // Three hundred modules: loaded with the first that was stored, not at a start.
  const { Value }: typeof import("typebox/value") = require("typebox/value");
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const member = schema.properties[name];
      return member === undefined || Value.Check(member, value);
    }),
  );
}
