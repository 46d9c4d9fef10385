/** Of rows that count ratings, how many there are in all, and how many of those are positive. */
export function countRatings(rows: readonly { positive: number; negative: number }[]): {
  positive: number;
  total: number;
} {
  const positive = rows.reduce((sum, row) => sum + row.positive, 0);
  return { positive, total: positive + rows.reduce((sum, row) => sum + row.negative, 0) };
}
