export type { Decryption, Encryption } from "./archives.ts";
export type { BackupContext } from "./backup-context.ts";
export { BackupError, type BackupManifest, fingerprint } from "./backup-manifest.ts";
export { NAMED_FILES } from "./named-files.ts";
export { type RestoredBackup, type RestoreTarget, readManifest, restoreBackup } from "./restore-backup.ts";
export { type BackupOptions, type WrittenBackup, writeBackup } from "./write-backup.ts";
