import { createHash } from "node:crypto";
import type { RowLines } from "./dump-rows.ts";

/** Of rows in any order: how many, and the SHA-256 of each, added up by XOR. Rows of a table differ by their key. */
export class RowDigest {
  rows = 0;
  readonly #sum = Buffer.alloc(32);

  add(lines: RowLines): void {
    for (const line of lines) {
      const hash = createHash("sha256").update(line).digest();
      for (let at = 0; at < hash.length; at++) this.#sum[at]! ^= hash[at]!;
    }
    this.rows += lines.length;
  }

  get sum(): string {
    return this.#sum.toString("hex");
  }
}
