import { createReadStream } from "node:fs";
import type { Connection } from "../../platform/database/connections.ts";
import type { OpenedDatabase } from "../../platform/database/open-database.ts";
import { joinBytes } from "../../platform/join-bytes.ts";
import { type ByteRange, FileMissingError, type OpenedFileStore } from "../../ports/file-store.ts";
import { type LocalFile, openRemoteFileStore } from "./remote-file-store.ts";

const PART_BYTES = 1024 * 1024;
const NAMES_A_QUERY = 1_000;
/** Any number that nothing else takes. */
const SCHEMA_LOCK = 7_340_112;

/** A schema of its own, made where files are kept in it: the service's tables and backups know nothing of it. */
const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS citedesk_files;
  CREATE TABLE citedesk_files.files (
    sha256 text COLLATE "C" PRIMARY KEY, size bigint NOT NULL, written_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE citedesk_files.parts (
    sha256 text COLLATE "C" NOT NULL REFERENCES citedesk_files.files ON DELETE CASCADE,
    number integer NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (sha256, number));
  ALTER TABLE citedesk_files.parts ALTER COLUMN bytes SET STORAGE EXTERNAL;`;

/** From the catalogue's own rows: what a connection remembers of a name may be older than the lock it waited for. */
async function isMade(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT FROM pg_tables WHERE schemaname = 'citedesk_files' AND tablename = 'parts'",
  );
  return rows.length > 0;
}

/**
 * A `FileStore` in rows of the database that everything else is in, in parts of 1 MiB: for several processes that share
 * no folder. Every part is read by a statement of its own; no connection is held between two.
 */
export async function openDatabaseFileStore(
  { owner }: Pick<OpenedDatabase, "owner">,
  folder?: string,
): Promise<OpenedFileStore> {
  await owner.lend(async (connection) => {
    if (await isMade(connection)) return;
    await connection.query(`BEGIN; SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`);
    try {
      if (!(await isMade(connection))) await connection.query(SCHEMA);
      await connection.query("COMMIT");
    } catch (error) {
      await connection.query("ROLLBACK");
      throw error;
    }
  });

  async function put({ path, sha256, size }: LocalFile): Promise<void> {
    await owner.lend(async (connection) => {
      await connection.query("BEGIN");
      try {
        // Of several who store the same bytes at once the others wait here, and find them whole.
        const { rows } = await connection.query(
          `INSERT INTO citedesk_files.files (sha256, size) VALUES ($1, $2)
           ON CONFLICT (sha256) DO UPDATE SET written_at = now() RETURNING xmax = 0 AS is_new`,
          [sha256, size],
        );
        let number = 0;
        if (rows[0]!.is_new === true)
          for await (const bytes of createReadStream(path, { highWaterMark: PART_BYTES }))
            await connection.query("INSERT INTO citedesk_files.parts (sha256, number, bytes) VALUES ($1, $2, $3)", [
              sha256,
              number++,
              bytes,
            ]);
        await connection.query("COMMIT");
      } catch (error) {
        await connection.query("ROLLBACK").catch(() => {});
        throw error;
      }
    });
  }

  async function findSize(sha256: string): Promise<number | undefined> {
    const { rows } = await owner.query("SELECT size::float8 AS size FROM citedesk_files.files WHERE sha256 = $1", [
      sha256,
    ]);
    return rows[0]?.size as number | undefined;
  }

  async function* readParts(sha256: string, size: number): AsyncGenerator<Uint8Array> {
    let read = 0;
    for (let number = 0; read < size; number += 1) {
      const { rows } = await owner.query("SELECT bytes FROM citedesk_files.parts WHERE sha256 = $1 AND number = $2", [
        sha256,
        number,
      ]);
      const bytes = rows[0]?.bytes as Uint8Array | undefined;
      // Removed while it was being read.
      if (bytes === undefined) throw new FileMissingError(sha256);
      read += bytes.length;
      yield bytes;
    }
  }

  return openRemoteFileStore(
    {
      put,
      exists: async (sha256) => (await findSize(sha256)) !== undefined,

      async get(sha256) {
        const size = await findSize(sha256);
        if (size === undefined) throw new FileMissingError(sha256);
        return { size, content: readParts(sha256, size) };
      },

      async getRanges(sha256, ranges) {
        if ((await findSize(sha256)) === undefined) throw new FileMissingError(sha256);
        const pieces = ranges.flatMap(cut);
        const { rows } = await owner.query(
          `SELECT w.range, substring(p.bytes FROM w.start + 1 FOR w.size) AS bytes
           FROM unnest($2::int[], $3::int[], $4::int[], $5::int[]) AS w (range, number, start, size)
           JOIN citedesk_files.parts p ON p.sha256 = $1 AND p.number = w.number
           ORDER BY w.range, w.number`,
          [
            sha256,
            pieces.map(({ range }) => range),
            pieces.map(({ number }) => number),
            pieces.map(({ start }) => start),
            pieces.map(({ size }) => size),
          ],
        );
        const read = Map.groupBy(rows as unknown as { range: number; bytes: Buffer }[], ({ range }) => range);
        return [...ranges.keys()].map((range) => joinBytes((read.get(range) ?? []).map(({ bytes }) => bytes)));
      },

      async remove(sha256) {
        await owner.query("DELETE FROM citedesk_files.files WHERE sha256 = $1", [sha256]);
      },

      async *list() {
        for (let after = ""; ; ) {
          const { rows } = await owner.query(
            `SELECT sha256, written_at AS "writtenAt" FROM citedesk_files.files WHERE sha256 > $1
             ORDER BY sha256 LIMIT ${NAMES_A_QUERY}`,
            [after],
          );
          const files = rows as unknown as { sha256: string; writtenAt: Date }[];
          yield* files;
          if (files.length < NAMES_A_QUERY) return;
          after = files.at(-1)!.sha256;
        }
      },

      close: async () => {},
    },
    folder,
  );
}

/** The parts that a range lies in; `range` is its place among all. */
function cut({ start, end }: ByteRange, range: number) {
  const pieces: { range: number; number: number; start: number; size: number }[] = [];
  for (let at = start; at < end; ) {
    const number = Math.floor(at / PART_BYTES);
    const size = Math.min(end, (number + 1) * PART_BYTES) - at;
    pieces.push({ range, number, start: at % PART_BYTES, size });
    at += size;
  }
  return pieces;
}
