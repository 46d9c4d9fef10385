/** A member without a name goes by their address among colleagues; to visitors they have none. */
export function nameForVisitors(name: string | null): string {
  return name === null || name.includes("@") ? "" : name;
}
