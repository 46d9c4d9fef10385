import type { Contract, Schema } from "./contract.ts";

/** A request may only become wider, a response only narrower or larger by fields. */
export type Direction = "request" | "response";

interface Side {
  schema: Schema;
  contract: Contract;
}

const LOWER_BOUNDS = ["minLength", "minimum", "minItems"] as const;
const UPPER_BOUNDS = ["maxLength", "maximum", "maxItems"] as const;
/** Deeper than any schema of the contract; schemas that hold themselves end here. */
const DEEPEST = 12;

/** What breaks clients between two schemas of the same place. */
export function compareSchemas(place: string, before: Side, now: Side, direction: Direction, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  const old = resolve(before);
  const current = resolve(now);
  const oldChoices = old.anyOf ?? old.oneOf;
  const newChoices = current.anyOf ?? current.oneOf;
  if (oldChoices || newChoices) return compareChoices(oldChoices ?? [old], newChoices ?? [current]);
  return [...compareTypes(), ...compareValues(), ...compareBounds(), ...compareFields(), ...compareItems()];

  function deeper(pointer: string, oldPart: Schema, newPart: Schema): string[] {
    const oldSide = { schema: oldPart, contract: before.contract };
    const newSide = { schema: newPart, contract: now.contract };
    return compareSchemas(`${place}${pointer}`, oldSide, newSide, direction, depth + 1);
  }

  function compareTypes(): string[] {
    const oldTypes = typesOf(old);
    const newTypes = typesOf(current);
    if (oldTypes.length === 0 || newTypes.length === 0) return [];
    const [given, accepted] = direction === "request" ? [oldTypes, newTypes] : [newTypes, oldTypes];
    const strange = given.filter(
      (type) => !accepted.includes(type) && !(type === "integer" && accepted.includes("number")),
    );
    if (strange.length === 0) return [];
    const verb = direction === "request" ? "does not take" : "can be";
    return [`${place} ${verb} ${strange.join(" or ")}${direction === "request" ? " any more" : " now"}`];
  }

  function compareValues(): string[] {
    const oldValues = valuesOf(old);
    const newValues = valuesOf(current);
    if (direction === "response") {
      // A new value is an addition that clients are told to expect; one that went is a promise not kept.
      const gone = newValues && oldValues ? oldValues.filter((value) => !newValues.includes(value)) : [];
      return gone.map((value) => `${place} is never ${JSON.stringify(value)} any more`);
    }
    if (!newValues) return [];
    if (!oldValues) return [`${place} takes only ${newValues.map((value) => JSON.stringify(value)).join(", ")} now`];
    return oldValues
      .filter((value) => !newValues.includes(value))
      .map((value) => `${place} does not take ${JSON.stringify(value)} any more`);
  }

  function compareBounds(): string[] {
    if (direction === "response") return [];
    return [
      ...LOWER_BOUNDS.filter((name) => (current[name] ?? Number.NEGATIVE_INFINITY) > (old[name] ?? floor(name))).map(
        (name) => `${place}: ${name} rose to ${current[name]}`,
      ),
      ...UPPER_BOUNDS.filter(
        (name) => (current[name] ?? Number.POSITIVE_INFINITY) < (old[name] ?? Number.POSITIVE_INFINITY),
      ).map((name) => `${place}: ${name} fell to ${current[name]}`),
    ];
  }

  function compareFields(): string[] {
    const gone = Object.entries(old.properties ?? {}).flatMap(([name, property]) => {
      const found = current.properties?.[name];
      return found ? deeper(`/${name}`, property, found) : current.properties ? [`${place}/${name} is gone`] : [];
    });
    const oldRequired = old.required ?? [];
    const newRequired = current.required ?? [];
    const changed =
      direction === "request"
        ? newRequired.filter((name) => !oldRequired.includes(name)).map((name) => `${place}/${name} is required now`)
        : oldRequired
            .filter((name) => current.properties?.[name] && !newRequired.includes(name))
            .map((name) => `${place}/${name} may be absent now`);
    return [...gone, ...changed];
  }

  function compareItems(): string[] {
    return old.items && current.items ? deeper("/0", old.items, current.items) : [];
  }

  /** A choice of a request must still be possible, one of a response must have been. */
  function compareChoices(oldChoices: Schema[], newChoices: Schema[]): string[] {
    const [given, accepted] = direction === "request" ? [oldChoices, newChoices] : [newChoices, oldChoices];
    return given.flatMap((choice, index) => {
      const fits = accepted.some((other) => {
        const [oldPart, newPart] = direction === "request" ? [choice, other] : [other, choice];
        return deeper("", oldPart, newPart).length === 0;
      });
      if (fits) return [];
      // The most like it tells what is wrong.
      const other = accepted[Math.min(index, accepted.length - 1)];
      const [oldPart, newPart] = direction === "request" ? [choice, other] : [other, choice];
      return oldPart && newPart ? deeper("", oldPart, newPart) : [`${place} has another choice`];
    });
  }
}

function resolve({ schema, contract }: Side): Schema {
  let found = schema;
  for (let hops = 0; found.$ref && hops < DEEPEST; hops++)
    found = contract.components.schemas[found.$ref.slice("#/components/schemas/".length)] ?? {};
  return found;
}

function typesOf({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat();
}

function valuesOf({ enum: values, const: only }: Schema): unknown[] | undefined {
  return values ?? (only === undefined ? undefined : [only]);
}

/** Lengths begin at 0 where nothing is said. */
function floor(bound: string): number {
  return bound === "minimum" ? Number.NEGATIVE_INFINITY : 0;
}
