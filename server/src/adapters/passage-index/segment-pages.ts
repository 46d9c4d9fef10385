import sql from "sql-template-tag";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { joinBytes } from "../../platform/join-bytes.ts";
import { FileMissingError } from "../../ports/file-store.ts";

/** Segments in rows of the database. */
export interface SegmentPages {
  /** Nobody sees it yet; killed meanwhile it leaves pages that `sweep-files.ts` finds. */
  write(workspaceId: string, segmentId: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** In the same order. Throws `FileMissingError`. */
  read(workspaceId: string, wanted: readonly PageRange[]): Promise<Uint8Array<ArrayBuffer>[]>;
  remove(workspaceId: string, segmentId: string): Promise<void>;
}

export interface PageRange {
  segmentId: string;
  /** The first byte, and the one behind the last. */
  start: number;
  end: number;
}

export function createSegmentPages(database: Pick<Database, "inWorkspace">): SegmentPages {
  return {
    async write(workspaceId, segmentId, bytes) {
      for (let start = 0; start < bytes.byteLength; start += BYTES_A_STATEMENT) {
        const part = Buffer.from(
          bytes.buffer,
          bytes.byteOffset + start,
          Math.min(BYTES_A_STATEMENT, bytes.byteLength - start),
        );
        const [first, pages] = [start / PAGE_BYTES, Math.ceil(part.byteLength / PAGE_BYTES)];
        await database.inWorkspace(workspaceId, (transaction) =>
          transaction.query(sql`
            INSERT INTO index_pages (workspace_id, segment_id, page, bytes)
            SELECT ${workspaceId}, ${segmentId}, ${first} + number, substring(${part}::bytea FROM number * ${PAGE_BYTES} + 1 FOR ${PAGE_BYTES})
            FROM generate_series(0, ${pages - 1}::int) AS number`),
        );
      }
    },

    async read(workspaceId, wanted) {
      if (wanted.length === 0) return [];
      const pieces = wanted.flatMap(cut);
      const read = await database.inWorkspace(
        workspaceId,
        (transaction) => Promise.all(toStatements(pieces).map((some) => readPieces(transaction, workspaceId, some))),
        { pipelined: true },
      );
      const bytes = read.flat();
      let next = 0;
      return wanted.map((range) => {
        const first = next;
        next += piecesOf(range);
        return joinBytes(bytes.slice(first, next));
      });
    },

    async remove(workspaceId, segmentId) {
      await database.inWorkspace(workspaceId, (transaction) =>
        transaction.query(
          sql`DELETE FROM index_pages WHERE workspace_id = ${workspaceId} AND segment_id = ${segmentId}`,
        ),
      );
    },
  };
}

/** With its keys it fills a block of 8 KiB. */
const PAGE_BYTES = 8_000;
const BYTES_A_STATEMENT = 256 * PAGE_BYTES;

async function readPieces(
  transaction: Transaction,
  workspaceId: string,
  pieces: readonly PageRange[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const rows = await transaction.query<{ bytes: Buffer | null }>(sql`
    SELECT (
      SELECT substring(string_agg(p.bytes, ''::bytea ORDER BY p.page) FROM (w.start % ${PAGE_BYTES})::int + 1 FOR w.size)
      FROM index_pages p
      WHERE p.workspace_id = ${workspaceId} AND p.segment_id = w.segment_id
        AND p.page BETWEEN (w.start / ${PAGE_BYTES})::int AND ((w.start + w.size - 1) / ${PAGE_BYTES})::int) AS bytes
    FROM unnest(
      ${pieces.map(({ segmentId }) => segmentId)}::uuid[],
      ${pieces.map(({ start }) => start)}::bigint[],
      ${pieces.map(({ start, end }) => end - start)}::int[]) WITH ORDINALITY AS w (segment_id, start, size, number)
    ORDER BY w.number`);
  return pieces.map(({ segmentId, start, end }, place) => {
    const bytes = rows[place]?.bytes ?? Buffer.alloc(0);
    if (bytes.byteLength !== end - start) throw new FileMissingError(segmentId);
    return bytes as Buffer<ArrayBuffer>;
  });
}

/** Into pieces that a statement brings in one go. */
function cut({ segmentId, start, end }: PageRange): PageRange[] {
  const pieces: PageRange[] = [];
  for (let from = start; from < end; from += BYTES_A_STATEMENT)
    pieces.push({ segmentId, start: from, end: Math.min(end, from + BYTES_A_STATEMENT) });
  return pieces;
}

function piecesOf({ start, end }: PageRange): number {
  return Math.ceil((end - start) / BYTES_A_STATEMENT);
}

function toStatements(pieces: readonly PageRange[]): PageRange[][] {
  const statements: PageRange[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const size = piece.end - piece.start;
    if (size > room) {
      statements.push([]);
      room = Math.max(size, BYTES_A_STATEMENT);
    }
    statements.at(-1)!.push(piece);
    room -= size;
  }
  return statements;
}
