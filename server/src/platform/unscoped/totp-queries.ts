import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

export interface TotpRow {
  sealed_secret: string;
  confirmed_at: Date | null;
  last_step: string;
}

/** Whether signing in takes a second step. */
export async function hasTotp(executor: Executor, userId: string): Promise<boolean> {
  const rows = await executor.query(
    sql`SELECT FROM totp_secrets WHERE user_id = ${userId} AND confirmed_at IS NOT NULL`,
  );
  return rows.length > 0;
}

/** Locked: of two uses of one code only one succeeds. */
export async function lockTotp(executor: Executor, userId: string): Promise<TotpRow | undefined> {
  const [row] = await executor.query<TotpRow>(sql`
    SELECT sealed_secret, confirmed_at, last_step FROM totp_secrets WHERE user_id = ${userId} FOR UPDATE`);
  return row;
}

/** In place of one that was begun before. False when one is confirmed already. */
export async function putTotp(executor: Executor, userId: string, sealedSecret: string): Promise<boolean> {
  const rows = await executor.query(sql`
    INSERT INTO totp_secrets (user_id, sealed_secret) VALUES (${userId}, ${sealedSecret})
    ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = 0, created_at = now()
    WHERE totp_secrets.confirmed_at IS NULL RETURNING user_id`);
  return rows.length > 0;
}

export async function setTotpStep(executor: Executor, userId: string, step: number): Promise<void> {
  await executor.query(sql`
    UPDATE totp_secrets SET last_step = ${step}, confirmed_at = coalesce(confirmed_at, now()) WHERE user_id = ${userId}`);
}

/** False when there was none. */
export async function deleteTotp(executor: Executor, userId: string): Promise<boolean> {
  await executor.query(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
  const rows = await executor.query(sql`DELETE FROM totp_secrets WHERE user_id = ${userId} RETURNING confirmed_at`);
  return rows.length > 0;
}

/** All new: those before end. */
export async function replaceRecoveryCodes(executor: Executor, userId: string, hashes: string[]): Promise<void> {
  await executor.query(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
  await executor.query(sql`
    INSERT INTO recovery_codes (user_id, code_hash) SELECT ${userId}, unnest(${hashes}::text[])`);
}

/** False when it is none of theirs, or was used. */
export async function spendRecoveryCode(executor: Executor, userId: string, hash: string): Promise<boolean> {
  const rows = await executor.query(sql`
    UPDATE recovery_codes SET used_at = now()
    WHERE user_id = ${userId} AND code_hash = ${hash} AND used_at IS NULL RETURNING user_id`);
  return rows.length > 0;
}

export async function findTotpState(executor: Executor, userId: string) {
  const [row] = await executor.query<{ confirmed_at: Date | null; codes_left: number }>(sql`
    SELECT (SELECT confirmed_at FROM totp_secrets WHERE user_id = ${userId}) AS confirmed_at,
      (SELECT count(*)::int FROM recovery_codes WHERE user_id = ${userId} AND used_at IS NULL) AS codes_left`);
  return row!;
}
