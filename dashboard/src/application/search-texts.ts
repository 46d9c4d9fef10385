/** The named parameters of an address that are texts; the rest of it is nobody's. */
export function searchTexts<Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>): { [K in Name]?: string | undefined } => {
    const texts: { [K in Name]?: string | undefined } = {};
    for (const name of names) {
      const value = search[name];
      if (value !== undefined && value !== null && value !== "") texts[name] = String(value);
    }
    return texts;
  };
}

/** What a parameter may be; anything else counts as not given. */
export function oneOf<Value extends string>(value: string | undefined, values: readonly Value[]): Value | undefined {
  return values.find((one) => one === value);
}
