/** A line on stderr that shows how far a run is; in a log a line for each part, with the time, as it begins. */
export class ProgressLine {
  readonly #stream: NodeJS.WriteStream;
  #length = 0;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  show(done: number, total: number, doing: string): void {
    if (!this.#stream.isTTY) {
      this.#stream.write(`${new Date().toISOString().slice(11, 19)} ${done}/${total} ${doing}\n`);
      return;
    }
    const filled = total === 0 ? 0 : Math.round((done / total) * WIDTH);
    const text = `[${"█".repeat(filled)}${"·".repeat(WIDTH - filled)}] ${done}/${total} ${doing}`.slice(
      0,
      this.#stream.columns - 1,
    );
    this.#stream.write(`\r${text.padEnd(this.#length)}`);
    this.#length = text.length;
  }

  clear(): void {
    if (this.#length > 0) this.#stream.write(`\r${" ".repeat(this.#length)}\r`);
    this.#length = 0;
  }
}

const WIDTH = 24;
