import { isPrivilegeMissing } from "./database-errors.ts";
import type { OwnerAccess } from "./open-database.ts";
import { MigrationError } from "./read-migrations.ts";

/**
 * Runs `work`, which makes or changes tables. Where the database user may not, throws `MigrationError` with the
 * statement that an administrator runs once.
 */
export async function explainPrivilege<Result>(
  owner: Pick<OwnerAccess, "query">,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof MigrationError ? error.cause : error;
    // Those of our own say what to do.
    if (!isPrivilegeMissing(cause) || (cause as { hint?: string }).hint !== undefined) throw error;
    const { rows } = await owner.query(REMEDY);
    const remedy = rows[0]?.remedy;
    if (remedy == null) throw error;
    throw new MigrationError(`${(error as Error).message}. ${remedy} What ran before it stays.`, { cause: error });
  }
}

/** The owner of a database owns its schema `public` as well. */
const REMEDY = `
  SELECT CASE
    WHEN NOT pg_has_role(datdba, 'USAGE') THEN format('The database user %s does not own the database. Run once as an administrator, '
      'then start again: ALTER DATABASE %I OWNER TO %I;', current_user, datname, current_user)
    WHEN NOT has_schema_privilege('public', 'CREATE') THEN format('The database user %s may make nothing in the schema public. Run once '
      'as an administrator, in this database, then start again: GRANT ALL ON SCHEMA public TO %I;', current_user, current_user)
    ELSE (SELECT format('The database user %s owns the database, but not all that is in it (%s has tables). Start as the user who does.',
        current_user, string_agg(DISTINCT tableowner, ', '))
      FROM pg_tables WHERE schemaname = 'public' AND tableowner <> current_user HAVING count(*) > 0)
  END AS remedy
  FROM pg_database WHERE datname = current_database()`;
