export type { Pack } from "tar-stream";
export { addEntry, type Decryption, type Encryption, readArchive, writeArchive } from "./archives.ts";
export type { BackupContext } from "./backup-context.ts";
export { BackupError, type BackupManifest, DatabaseFilledError, type TableDigest } from "./backup-manifest.ts";
export { NAMED_FILES } from "./named-files.ts";
export { type RestoredBackup, type RestoreTarget, readManifest, restoreBackup } from "./restore-backup.ts";
export { type BackupOptions, type WrittenBackup, writeBackup, writeFiles, writeTable } from "./write-backup.ts";
