import { normaliseAddress } from "@citedesk/crawling";
import type { ImportedPage } from "@citedesk/extraction";
import { toPageList } from "../sources/index.ts";
import { bringSource } from "./bring-source.ts";
import type { ImportContext } from "./import-context.ts";
import type { ImportRow } from "./import-queries.ts";

/** One source that reads just these pages. */
export async function bringPages(
  context: ImportContext,
  row: ImportRow,
  items: readonly ImportedPage[],
): Promise<void> {
  const urls = [...new Set(items.flatMap(({ url }) => normaliseAddress(url) ?? []))];
  const list = Buffer.from(JSON.stringify(urls));
  const stored = await context.files.write(list);
  await bringSource(context, row, toPageList(row.file_name, urls, stored));
  // The same bytes may have been swept up before a source named them.
  if (!(await context.files.exists(stored.sha256))) await context.files.write(list);
}
