import type { Guard } from "./guards.ts";

const KEPT_LOCK = "const lock = (await isOwn(path)) ? tryLock(path) : undefined;";

/** What once made it hard to run for many clients, each with the line that keeps it from coming back. */
export const OPERATIONS_GUARDS: readonly Guard[] = [
  {
    name: "operations 1: a restore makes the schema and the roles",
    file: "server/src/features/backups/restore-backup.ts",
    text: "await migrate(database, target.migrations, { through: manifest.migrations.at(-1)!.number });",
    without: "",
    tests: ["server/src/commands/backup-and-restore.test.ts"],
    // An embedded database of this version comes with its schema.
    onPostgres: true,
  },
  {
    name: "operations 2: a process that stops tells new requests to come back",
    file: "server/src/platform/http/finish-requests.ts",
    text: "if (stopping.isClosing) throw shuttingDown();",
    without: "",
    tests: ["server/src/platform/http/finish-requests.test.ts"],
  },
  {
    name: "operations 2: requests under way are not cut",
    file: "server/src/platform/http/finish-requests.ts",
    text: "for (const socket of unasked) socket.destroy();",
    without: "app.server.closeAllConnections();",
    tests: ["server/src/platform/http/finish-requests.test.ts"],
  },
  {
    name: "operations 3: a process that starts leaves what others are writing",
    file: "server/src/platform/process-folder.ts",
    text: KEPT_LOCK,
    without: KEPT_LOCK.replace("tryLock(path)", "({ release() {} } as FolderLock)"),
    tests: ["server/src/platform/process-folder.test.ts"],
  },
  {
    name: "operations 4: processes that start at once migrate one after the other",
    file: "server/src/platform/database/migrate.ts",
    text: "await connection.query(\n    `BEGIN; SELECT pg_advisory_xact_lock(",
    without: "await connection.query(\n    `BEGIN; SELECT length('unlocked'), abs(",
    tests: ["server/src/platform/database/migrate.test.ts"],
    onPostgres: true,
  },
  {
    name: "operations 5: a process with a folder of its own does not start",
    file: "server/src/assert-folder-shared.ts",
    text: "if (here === known) return;",
    without: "if (known) return;",
    tests: ["server/src/assert-folder-shared.test.ts"],
  },
  {
    name: "operations 6: without a database it is not known whether a change was made",
    file: "server/src/platform/http/handle-error.ts",
    text: "const outcome = SAFE_METHODS.has(request.method)",
    without: "const outcome = SAFE_METHODS.size > 0",
    tests: ["server/src/platform/http/handle-error.test.ts"],
  },
  {
    name: "operations 7: one held lock leaves connections to other workspaces",
    file: "server/src/platform/database/open-database.ts",
    text: "const SHARE_OF_A_WORKSPACE = 0.7;",
    without: "const SHARE_OF_A_WORKSPACE = 1;",
    tests: ["server/src/platform/database/postgres.test.ts"],
    onPostgres: true,
  },
  {
    name: "operations 8: a service in the background outlives the shell that started it",
    file: "server/src/stop-with-parent.ts",
    text: "if (environment.npm_lifecycle_event === undefined) return;",
    without: "",
    tests: ["server/src/stop-with-parent.test.ts"],
  },
  {
    name: "operations 9: a lost key is not replaced",
    file: "server/src/open-secret-keys.ts",
    text: "if (!isSealed && !isShared) return;",
    without: "if (String(isSealed) || isShared) return;",
    tests: ["server/src/open-secret-keys.test.ts"],
  },
  {
    name: "operations 10: what fails again and again is counted, not printed",
    file: "server/src/platform/create-log.ts",
    text: "if (number < WARNING || repeats.admits(kindOf(args)))",
    without: "if (number < WARNING || repeats.admits(String(Math.random())))",
    tests: ["server/src/platform/create-log.test.ts"],
  },
  {
    name: "operations 11: people of one client are not in the next one's workspace",
    file: "server/src/features/workspaces/create-workspace.ts",
    text: '=== "live").length === 1)',
    without: '=== "live").length === 0)',
    tests: ["server/src/features/workspaces/many-workspaces.test.ts"],
  },
  {
    name: "operations 12: an index larger than the memory does not come in as a whole",
    file: "server/src/adapters/passage-index/memory-passage-index.ts",
    text: "if (bytes > room()) return undefined;",
    without: "",
    tests: ["server/src/adapters/passage-index/memory-passage-index.test.ts"],
    only: "a workspace larger than the memory",
  },
  {
    name: "operations 12: large searches leave the main thread",
    file: "server/src/adapters/passage-index/search-threads.ts",
    text: "if (!isClosed && countPassages(outlines) > searchedHere)",
    without: "if (!isClosed && countPassages(outlines) < 0)",
    tests: ["server/src/adapters/passage-index/search-threads.test.ts"],
  },
  {
    name: "operations 13: a start goes on where a busy server is slow to take it",
    file: "server/src/platform/database/open-database.ts",
    text: "if (!isConnectionTimeout(error) || performance.now() > deadline) throw error;",
    without: "if (isConnectionTimeout(error) || performance.now() > deadline) throw error;",
    tests: ["server/src/platform/database/postgres.test.ts"],
    onPostgres: true,
  },
];
