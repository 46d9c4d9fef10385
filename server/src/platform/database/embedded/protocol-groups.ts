const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;

/**
 * Cuts what a Postgres client writes into groups that get one answer: up to and with a Query, Sync or Terminate
 * message, or a startup packet (the only message without a type byte).
 *
 * Source: PostgreSQL documentation, 54.2 "Message Flow" and 54.7 "Message Formats".
 */
export class ProtocolGroups {
  #pending: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #start = 0;
  #isStarted = false;

  /** Returns the groups that are complete now; the rest waits for the next call. */
  add(chunk: Uint8Array): ArrayBuffer[] {
    const bytes = new Uint8Array(this.#pending.length + chunk.length);
    bytes.set(this.#pending);
    bytes.set(chunk, this.#pending.length);
    const view = new DataView(bytes.buffer);
    const groups: ArrayBuffer[] = [];
    let groupStart = 0;
    let at = this.#start;
    while (at + (this.#isStarted ? 5 : 4) <= bytes.length) {
      const type = this.#isStarted ? bytes[at] : undefined;
      const end = type === undefined ? at + view.getInt32(at) : at + 1 + view.getInt32(at + 1);
      if (end > bytes.length) break;
      at = end;
      this.#isStarted = true;
      if (type === undefined || type === QUERY || type === SYNC || type === TERMINATE) {
        groups.push(bytes.buffer.slice(groupStart, end));
        groupStart = end;
      }
    }
    this.#pending = bytes.slice(groupStart);
    this.#start = at - groupStart;
    return groups;
  }
}
