import type { OwnerAccess } from "../open-database.ts";

type Owner = Pick<OwnerAccess, "query">;

/**
 * A table that stands in a database from before anything is restored into it until the commit that brings all of it: a
 * process that is killed meanwhile leaves what looks like a new installation. Unlogged: it is no data.
 */
export const restoreMark = {
  table: "citedesk_restoring",

  async set(owner: Owner): Promise<void> {
    await owner.query("CREATE UNLOGGED TABLE IF NOT EXISTS public.citedesk_restoring ()");
  },

  async remove(owner: Owner): Promise<void> {
    await owner.query("DROP TABLE IF EXISTS public.citedesk_restoring");
  },

  async isSet(owner: Owner): Promise<boolean> {
    const { rows } = await owner.query("SELECT to_regclass('public.citedesk_restoring') IS NOT NULL AS there");
    return rows[0]?.there === true;
  },
};
