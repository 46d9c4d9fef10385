/** A statement was stopped because it ran longer than its limit. Its transaction is rolled back. */
export class StatementTimeoutError extends Error {
  constructor(limitMs: number, options?: ErrorOptions) {
    super(`A database statement ran longer than ${limitMs} ms and was stopped.`, options);
    this.name = "StatementTimeoutError";
  }
}

/** The database cannot be reached or went away. When it happens during a commit, the outcome is unknown. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseUnavailableError";
  }
}

/** What the system says when a disk is full or a quota used up, and what Postgres makes of it. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "53100"]);
const NO_ROOM_MESSAGE = /No space left on device|could not extend file/;
const LOCK_NOT_AVAILABLE = "55P03";

/** There is no room for what was to be written. */
export function isStorageFull(error: unknown): boolean {
  return NO_ROOM.has(codeOf(error) ?? "") || NO_ROOM_MESSAGE.test(error instanceof Error ? error.message : "");
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
const INSUFFICIENT_PRIVILEGE = "42501";
const FOREIGN_KEY_VIOLATION = "23503";
const UNIQUE_VIOLATION = "23505";
const QUERY_CANCELED = "57014";
/**
 * SQLSTATE class 08 (connection exceptions), 57P01–57P05 (shutdown, crash, dropped database, idle session), 53300 (too
 * many connections) and class 28 (the user may not sign in).
 */
const CONNECTION_STATE = /^(08...|57P0[1-5]|53300|28...)$/;
/** Of a database that takes no connections, isn't there or isn't for this user; of a statement, something else. */
const REFUSAL_STATE = /^(55000|3D000|42501)$/;
const CONNECTION_CODE = /^(ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)/;
/** `pg` reports these without a code. */
const CONNECTION_MESSAGE =
  /Connection terminated|connection error and is not queryable|Client was closed|timeout exceeded/;

/** May the same work succeed when it simply runs again? */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** It waited for a lock as long as it may. */
export function isLockedOut(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE;
}

/** The database user may not do what was asked. */
export function isPrivilegeMissing(error: unknown): boolean {
  return codeOf(error) === INSUFFICIENT_PRIVILEGE;
}

/** A row outside what the credential is limited to was to be written: row-level security refused it. */
export function isOutOfReach(error: unknown): boolean {
  return codeOf(error) === INSUFFICIENT_PRIVILEGE && /row-level security policy "reach"/.test((error as Error).message);
}

/** What a visitor's token says was written for a visitor who has been erased since. */
export function isOfErasedVisitor(error: unknown): boolean {
  const { constraint = "" } = error as { constraint?: string };
  return codeOf(error) === FOREIGN_KEY_VIOLATION && constraint.endsWith("_visitor_id_fkey");
}

/** What hangs on a chat was to be written while the chat was erased. */
export function isOfErasedChat(error: unknown): boolean {
  const { constraint = "" } = error as { constraint?: string };
  return codeOf(error) === FOREIGN_KEY_VIOLATION && /_(chat|message)_id_fkey$/.test(constraint);
}

/**
 * What was looked at before it was written has changed in between: a row that this one names is gone, or another one
 * has taken its place.
 */
export function isOvertaken(error: unknown): boolean {
  const code = codeOf(error);
  return code === FOREIGN_KEY_VIOLATION || code === UNIQUE_VIOLATION;
}

/** No connection came within the time that is waited for one. */
export function isConnectionTimeout(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError && /connection timeout|trying to connect/.test(error.message);
}

/** Turns what the driver throws into this module's errors; errors of SQL itself pass through with their `code`. */
export function translateError(error: unknown, statementTimeoutMs: number): unknown {
  if (
    !(error instanceof Error) ||
    error instanceof DatabaseUnavailableError ||
    error instanceof StatementTimeoutError
  ) {
    return error;
  }
  const code = codeOf(error) ?? "";
  if (code === QUERY_CANCELED && /statement timeout/.test(error.message)) {
    return new StatementTimeoutError(statementTimeoutMs, { cause: error });
  }
  const isRefusal = REFUSAL_STATE.test(code) && (error as { severity?: string }).severity === "FATAL";
  if (
    isRefusal ||
    CONNECTION_STATE.test(code) ||
    CONNECTION_CODE.test(code) ||
    CONNECTION_MESSAGE.test(error.message)
  ) {
    return new DatabaseUnavailableError(`The database is not reachable: ${error.message || code}`, { cause: error });
  }
  return error;
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : undefined;
}
