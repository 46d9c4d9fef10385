import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";

/**
 * How PGlite starts. Its defaults without `-F` (which switches fsync off); `wal_sync_method=fsync` because its
 * `fdatasync` is an empty function, while `fsync` is the one that `DurableFileSystem` answers.
 */
export function embeddedOptions() {
  const settings = [
    "fsync=on",
    "wal_sync_method=fsync",
    "shared_buffers=16MB",
    "wal_level=minimal",
    "max_wal_senders=0",
  ];
  return {
    extensions: { vector },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...settings.flatMap((setting) => ["-c", setting]),
    ],
    initDbStartParams: ["--wal-segsize=4", "--no-instructions"],
  };
}
