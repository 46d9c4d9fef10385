/**
 * How many letters have to be put in, left out, replaced or swapped with their neighbour to turn one word into the
 * other (optimal string alignment; Damerau 1964), as far as it is at most `most`, else `most + 1`. With `isBeginning`
 * the second word may go on behind the first.
 */
export function editDistance(left: string, right: string, most: number, isBeginning = false): number {
  if (!isBeginning && Math.abs(left.length - right.length) > most) return most + 1;
  const width = right.length + 1;
  let [before, last, next] = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  for (let column = 0; column < width; column++) last[column] = column;
  for (let row = 1; row <= left.length; row++) {
    const letter = left.charCodeAt(row - 1);
    next[0] = row;
    let best = row;
    for (let column = 1; column < width; column++) {
      const other = right.charCodeAt(column - 1);
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (letter === other ? 0 : 1));
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === right.charCodeAt(column - 2) &&
        left.charCodeAt(row - 2) === right.charCodeAt(column - 1);
      if (isSwapped) cost = Math.min(cost, before[column - 2]! + 1);
      next[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  const distance = isBeginning ? Math.min(...last) : last[right.length]!;
  return Math.min(distance, most + 1);
}
