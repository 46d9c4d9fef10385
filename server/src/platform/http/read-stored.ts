import type { TObject } from "typebox";
import { Value } from "typebox/value";

/**
 * What was stored before its shape was checked, as far as it fits: a named member of another kind is left out, members
 * without a name are shown as they are.
 */
export function readStored(schema: TObject, stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const member = schema.properties[name];
      return member === undefined || Value.Check(member, value);
    }),
  );
}
