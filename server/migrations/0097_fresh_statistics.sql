-- A crawl multiplies its tables within seconds: long before autovacuum, and the embedded engine's own upkeep, look at them. Until
-- then every plan, also the cached ones behind foreign keys, reads whole tables that it believes to be empty.
CREATE FUNCTION citedesk_refresh_crawl_statistics() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE documents, crawl_pages, document_versions, passages, document_changes;
END
$$;
REVOKE ALL ON FUNCTION citedesk_refresh_crawl_statistics() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION citedesk_refresh_crawl_statistics() TO citedesk_workspace;
