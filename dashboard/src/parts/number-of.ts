/**
 * What was typed into a field for a number; the comma of many languages is a point. What is none goes as it was typed,
 * and is refused beside its field: NaN would go as null, which clears what it was meant to set.
 */
export function numberOf(text: string): number {
  const value = Number(text.trim().replace(/^(-?\d*),(\d+)$/, "$1.$2"));
  return Number.isNaN(value) ? (text as unknown as number) : value;
}
