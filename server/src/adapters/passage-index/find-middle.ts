/** Where about half lies before, with at least one on each side. */
export function findMiddle(sizes: readonly number[]): number {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let [middle, before] = [0, 0];
  while (middle < sizes.length - 1 && before * 2 < all) before += sizes[middle++]!;
  return Math.max(1, middle);
}
