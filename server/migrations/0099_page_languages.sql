-- What a sitemap or another page says about the language of a page (hreflang); its own word goes first.
ALTER TABLE crawl_pages ADD COLUMN language text;
