import type { Segment } from "@citedesk/grounding";
import type { SegmentDescriptor } from "../../ports/passage-index.ts";

/**
 * The segments in memory, of all workspaces. The least recently used go out when others need their room; one that is
 * larger than all the room comes in alone. Whoever has got a segment may use it until the next pause, whether it went
 * out or not.
 */
export interface SegmentCache {
  /** With what is being read. */
  readonly byteSize: number;
  /** How often one was read into memory. */
  readonly reads: number;
  /** How often one went out for want of room. */
  readonly drops: number;
  has(id: string): boolean;
  /** Counts as its use. */
  get(id: string): Segment | undefined;
  /** As `get`, or reads it when there is room. Throws what reading throws. */
  load(workspaceId: string, descriptor: SegmentDescriptor): Promise<Segment>;
  /** Drops this one. */
  drop(id: string): void;
  /** Drops the least recently used until all fit the room. */
  shrink(): void;
}

export function createSegmentCache(options: {
  read(workspaceId: string, descriptor: SegmentDescriptor): Promise<Segment>;
  /** Bytes that segments may take now. */
  room(): number;
}): SegmentCache {
  /** In the order of their last use. */
  const held = new Map<string, { segment: Segment; byteSize: number }>();
  const loading = new Map<string, Promise<Segment>>();
  let heldBytes = 0;
  /** Of those that are being read. */
  let readBytes = 0;
  /** Of `loading` those that have got their room. */
  const reading = new Set<Promise<Segment>>();
  let reads = 0;
  let drops = 0;

  function drop(id: string): void {
    heldBytes -= held.get(id)?.byteSize ?? 0;
    held.delete(id);
  }

  function makeRoom(byteSize: number): void {
    const room = options.room();
    for (const id of held.keys()) {
      if (heldBytes + readBytes + byteSize <= room) return;
      drop(id);
      drops++;
    }
  }

  function get(id: string): Segment | undefined {
    const entry = held.get(id);
    if (!entry) return undefined;
    held.delete(id);
    held.set(id, entry);
    return entry.segment;
  }

  async function read(workspaceId: string, descriptor: SegmentDescriptor): Promise<Segment> {
    const { id, byteSize } = descriptor;
    makeRoom(byteSize);
    while (readBytes > 0 && heldBytes + readBytes + byteSize > options.room()) {
      await Promise.race([...reading].map((others) => others.catch(() => {})));
      makeRoom(byteSize);
    }
    readBytes += byteSize;
    const bytes = options.read(workspaceId, descriptor);
    reading.add(bytes);
    try {
      const segment = await bytes;
      reads++;
      held.set(id, { segment, byteSize });
      heldBytes += byteSize;
      return segment;
    } finally {
      reading.delete(bytes);
      readBytes -= byteSize;
    }
  }

  return {
    get byteSize() {
      return heldBytes + readBytes;
    },
    get reads() {
      return reads;
    },
    get drops() {
      return drops;
    },
    has: (id) => held.has(id),
    get,
    drop,
    shrink: () => makeRoom(0),
    async load(workspaceId, descriptor) {
      const { id } = descriptor;
      const known = get(id) ?? loading.get(id);
      if (known) return known;
      const begun = read(workspaceId, descriptor).finally(() => loading.delete(id));
      loading.set(id, begun);
      return begun;
    },
  };
}
