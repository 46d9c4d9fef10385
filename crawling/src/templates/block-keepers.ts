/**
 * Which pages of a site keep what its template says: a sentence that stands on most pages is stored on one of them.
 * Whoever is decided first keeps it, and goes on doing so for as long as it has it.
 */
export class BlockKeepers {
  readonly #blocksOf = new Map<string, readonly number[]>();
  readonly #pagesOf = new Map<number, Set<string>>();
  readonly #passing = new Map<string, readonly number[]>();

  /** What a page keeps now, instead of what it kept. `passing`: some of it, until all pages are known. */
  put(page: string, blocks: readonly number[], passing: readonly number[] = []): void {
    for (const block of this.#blocksOf.get(page) ?? []) this.#pagesOf.get(block)?.delete(page);
    this.#blocksOf.set(page, blocks);
    this.#passing.set(page, passing);
    for (const block of blocks) this.#pagesOf.set(block, (this.#pagesOf.get(block) ?? new Set()).add(page));
  }

  /** It has no text of its own any more. */
  remove(page: string): void {
    this.put(page, []);
  }

  /** All pages are known: who keeps what was put as passing is decided once more. */
  dropPassing(): void {
    for (const [page, passing] of [...this.#passing]) {
      if (passing.length === 0) continue;
      this.put(
        page,
        this.#blocksOf.get(page)!.filter((block) => !passing.includes(block)),
      );
    }
  }

  /** Whether another page keeps it. */
  isKeptBeside(page: string, block: number): boolean {
    const pages = this.#pagesOf.get(block);
    return pages !== undefined && pages.size > (pages.has(page) ? 1 : 0);
  }
}
