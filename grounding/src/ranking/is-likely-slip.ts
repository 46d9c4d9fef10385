/** Whether a word begins like another but for one letter in the place of another one. */
export function isReplaced(word: string, beginning: string): boolean {
  const [first, ...more] = differences(word, beginning);
  // At its end a letter may stand there for one that was left out.
  return first !== undefined && more.length === 0 && first < beginning.length - 1;
}

/**
 * Whether that letter is typed for the other by a slip of the finger, or sounds like it: `m` for `n`, `s` for `z`, `a`
 * for `e`.
 */
export function isLikelySlip(word: string, beginning: string): boolean {
  return differences(word, beginning).every((place) => {
    const pair = [word[place]!, beginning[place]!];
    return SOUNDS.some((sound) => pair.every((letter) => sound.includes(letter))) || areNeighbours(pair[0]!, pair[1]!);
  });
}

/** Whether a word is another one but for one letter, the neighbour of the one that was meant. */
export function isReplacedByNeighbour(word: string, other: string): boolean {
  const [first, ...more] = differences(word, other);
  return first !== undefined && more.length === 0 && areNeighbours(word[first]!, other[first]!);
}

function differences(word: string, beginning: string): number[] {
  return [...beginning].flatMap((letter, place) => (word[place] === letter ? [] : [place]));
}

const SOUNDS = ["aeiouy", "bvwfp", "ckqsxz", "dt", "gjyi", "mn", "lr"];
const ROWS = ["qwertzuiop", "qwertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"];

function areNeighbours(one: string, other: string): boolean {
  return ROWS.some(
    (row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1,
  );
}
