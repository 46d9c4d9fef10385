import { ByteWriter } from "./bytes.ts";

/** Texts by number: each stands among the names once. */
export interface Named {
  names: readonly string[];
  /** As `ByteWriter` writes numbers. */
  bytes: Uint8Array;
}

export class Names {
  readonly #places = new Map<string, number>();
  readonly #bytes = new ByteWriter();

  /** 0, or one more than the place of the name. */
  add(name: string | null): void {
    this.#bytes.write(name === null ? 0 : this.#placeOf(name) + 1);
  }

  /** "name times,name times": how many, and of each its place and its times. */
  addAll(named: string | null): void {
    const all = named?.split(",") ?? [];
    this.#bytes.write(all.length);
    for (const one of all) {
      const [name = "", times] = one.split(" ");
      this.#bytes.write(this.#placeOf(name));
      this.#bytes.write(Number(times));
    }
  }

  finish(): Named {
    return { names: [...this.#places.keys()], bytes: this.#bytes.finish() };
  }

  #placeOf(name: string): number {
    const place = this.#places.get(name) ?? this.#places.size;
    this.#places.set(name, place);
    return place;
  }
}

/** By the number that stands for a name (0: none) whether it is one that is looked for. */
export function matchNames({ names }: Named, matches: (name: string) => boolean): Uint8Array {
  return Uint8Array.from([0, ...names.map((name) => Number(matches(name)))]);
}
