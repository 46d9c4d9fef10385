const SPACE = 32;
const COLON = 58;
const ZERO = 48;

/** How often each time to the first word was. */
export class FirstWords {
  readonly #times = new Map<number, number>();
  #all = 0;

  /** As cells have them: "120:3 130:1". Hundreds of thousands in a long report, so without a string for each. */
  add(text: string): void {
    let word = 0;
    let number = 0;
    for (let place = 0; place <= text.length; place++) {
      const code = place === text.length ? SPACE : text.charCodeAt(place);
      if (code === COLON) {
        word = number;
        number = 0;
      } else if (code === SPACE) {
        this.#times.set(word, (this.#times.get(word) ?? 0) + number);
        this.#all += number;
        number = 0;
      } else number = number * 10 + code - ZERO;
    }
  }

  /** The one that `rank` of all are at most, as `percentile_disc` has it. Null without any. */
  percentile(rank: number): number | null {
    let left = Math.max(1, Math.ceil(rank * this.#all));
    for (const [word, times] of [...this.#times].toSorted(([one], [other]) => one - other)) {
      left -= times;
      if (left <= 0) return word;
    }
    return null;
  }
}
