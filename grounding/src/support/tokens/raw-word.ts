/** A word as it stands, before numbers and contractions are read. */
export interface RawWord {
  start: number;
  end: number;
  /** Lower case, folded. */
  word: string;
}
