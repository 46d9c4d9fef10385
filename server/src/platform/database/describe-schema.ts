import type { OwnerAccess } from "./open-database.ts";

/**
 * The whole schema `public` as SQL, in the words of the database's own catalog: tables by name, each with its columns,
 * constraints, indexes, policies, rights and triggers, then the functions. The same on both engines and for every login
 * user, who is `CURRENT_USER` in it. What extensions and the job queue made is left out.
 */
export async function describeSchema(owner: Pick<OwnerAccess, "query">): Promise<string> {
  const parts: string[] = [];
  for (const query of [ROLES, TABLES, FUNCTIONS]) {
    const { rows } = await owner.query(query);
    parts.push(...rows.map(({ definition }) => String(definition)));
  }
  return `${parts.join("\n\n")}\n`;
}

const ROLES = `
  SELECT string_agg(format('CREATE ROLE %I%s%s%s;', rolname, CASE WHEN rolcanlogin THEN ' LOGIN' ELSE '' END,
      CASE WHEN rolsuper THEN ' SUPERUSER' ELSE '' END, CASE WHEN rolbypassrls THEN ' BYPASSRLS' ELSE '' END)
    || CASE WHEN has_schema_privilege(oid, 'public', 'USAGE') THEN format(E'\\nGRANT USAGE ON SCHEMA public TO %I;', rolname)
       ELSE '' END, E'\\n' ORDER BY rolname COLLATE "C") AS definition
  FROM pg_roles WHERE rolname IN ('citedesk_workspace', 'citedesk_unscoped')`;

/** Whom a right or a policy is for; 0 is everybody. */
const ROLE_NAMES = `
  role_names AS (
    SELECT oid, CASE WHEN rolname = current_user THEN 'CURRENT_USER' ELSE quote_ident(rolname) END AS name FROM pg_roles
    UNION ALL SELECT 0, 'PUBLIC')`;

const TABLES = `
  WITH ${ROLE_NAMES},
  tables AS (
    SELECT c.* FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')),
  lines AS (
    SELECT attrelid AS id, 1 AS part, lpad(attnum::text, 4, '0') AS place, format('  %I %s', attname, format_type(atttypid, atttypmod))
      || CASE WHEN attidentity = 'a' THEN ' GENERATED ALWAYS AS IDENTITY' ELSE '' END
      || coalesce(' DEFAULT ' || pg_get_expr(adbin, adrelid), '') || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END AS line
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attnum > 0 AND NOT attisdropped
    UNION ALL
    -- Postgres 18 lists NOT NULL among the constraints.
    SELECT conrelid, 2, conname::text, format('  CONSTRAINT %I %s', conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE contype IN ('p', 'u', 'f', 'c')),
  statements AS (
    SELECT attrelid AS id, 1 AS part, lpad(attnum::text, 4, '0') AS place,
      format('ALTER TABLE %s ALTER COLUMN %I SET STATISTICS %s;', attrelid::regclass, attname, attstattarget) AS statement
    FROM pg_attribute WHERE attnum > 0 AND attstattarget >= 0 AND NOT attisdropped
    UNION ALL
    SELECT attrelid, 2, lpad(attnum::text, 4, '0'),
      format('ALTER TABLE %s ALTER COLUMN %I SET STORAGE %s;', attrelid::regclass, attname,
        CASE attstorage WHEN 'p' THEN 'PLAIN' WHEN 'e' THEN 'EXTERNAL' WHEN 'm' THEN 'MAIN' ELSE 'EXTENDED' END)
    FROM pg_attribute JOIN pg_type t ON t.oid = atttypid WHERE attnum > 0 AND attstorage <> typstorage AND NOT attisdropped
    UNION ALL
    SELECT indrelid, 3, indexrelid::regclass::text,
      replace(pg_get_indexdef(indexrelid), ' ON public.', ' ON ') || ';'
    FROM pg_index WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))
    UNION ALL
    SELECT oid, 4, '', format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY;', oid::regclass) FROM tables WHERE relrowsecurity
    UNION ALL
    SELECT oid, 5, '', format('ALTER TABLE %s FORCE ROW LEVEL SECURITY;', oid::regclass) FROM tables WHERE relforcerowsecurity
    UNION ALL
    SELECT polrelid, 6, polname::text, format('CREATE POLICY %I ON %s%s FOR %s TO %s%s%s;', polname, polrelid::regclass,
      CASE WHEN polpermissive THEN '' ELSE ' AS RESTRICTIVE' END,
      CASE polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
      (SELECT string_agg(r.name, ', ' ORDER BY r.name COLLATE "C") FROM role_names r WHERE r.oid = ANY (polroles)),
      coalesce(E'\\n  USING (' || pg_get_expr(polqual, polrelid) || ')', ''),
      coalesce(E'\\n  WITH CHECK (' || pg_get_expr(polwithcheck, polrelid) || ')', ''))
    FROM pg_policy
    UNION ALL
    SELECT t.oid, 7, r.name, format('GRANT %s ON %s TO %s;',
      string_agg(a.privilege_type, ', ' ORDER BY a.privilege_type COLLATE "C"), t.oid::regclass, r.name)
    FROM tables t, aclexplode(t.relacl) a JOIN role_names r ON r.oid = a.grantee
    WHERE a.grantee <> t.relowner GROUP BY t.oid, r.name
    UNION ALL
    SELECT c.attrelid, 8, c.name || c.privilege_type, format('GRANT %s (%s) ON %s TO %s;', c.privilege_type,
      string_agg(quote_ident(c.attname), ', ' ORDER BY c.attnum), c.attrelid::regclass, c.name)
    FROM (SELECT * FROM pg_attribute, aclexplode(attacl) a JOIN role_names r ON r.oid = a.grantee) c
    GROUP BY c.attrelid, c.name, c.privilege_type
    UNION ALL
    -- Without the parentheses that a row's comparison has until pg_restore makes the trigger anew.
    SELECT tgrelid, 9, tgname::text, pg_get_triggerdef(oid, true) || ';'
    FROM pg_trigger WHERE NOT tgisinternal)
  SELECT format(E'CREATE %sTABLE %s (\\n%s\\n);', CASE WHEN t.relpersistence = 'u' THEN 'UNLOGGED ' ELSE '' END, t.oid::regclass,
      (SELECT string_agg(l.line, E',\\n' ORDER BY l.part, l.place COLLATE "C")
       FROM lines l WHERE l.id = t.oid))
    || coalesce((SELECT E'\\n' || string_agg(s.statement, E'\\n' ORDER BY s.part, s.place COLLATE "C")
                 FROM statements s WHERE s.id = t.oid), '') AS definition
  FROM tables t ORDER BY t.relname COLLATE "C"`;

const FUNCTIONS = `
  WITH ${ROLE_NAMES},
  functions AS (
    SELECT p.* FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e'))
  SELECT replace(rtrim(pg_get_functiondef(f.oid), E'\\n'), 'FUNCTION public.', 'FUNCTION ') || ';'
    || coalesce((SELECT E'\\n' || string_agg(format('GRANT EXECUTE ON FUNCTION %s TO %s;', f.oid::regprocedure, r.name), E'\\n'
                                             ORDER BY r.name COLLATE "C")
                 FROM aclexplode(f.proacl) a JOIN role_names r ON r.oid = a.grantee WHERE a.grantee <> f.proowner),
      CASE WHEN f.proacl IS NULL THEN '' ELSE format(E'\\nREVOKE EXECUTE ON FUNCTION %s FROM PUBLIC;', f.oid::regprocedure) END)
    AS definition
  FROM functions f ORDER BY f.proname COLLATE "C", f.oid::regprocedure::text COLLATE "C"`;
