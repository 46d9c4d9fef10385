import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { extractDocument } from "@citedesk/extraction";
import { buildSegment, splitPassages } from "@citedesk/grounding";
import type { StoredTexts } from "../../../server/src/features/chat/retrieval/cache-version-texts.ts";
import type { FoundPassage } from "../../../server/src/features/chat/retrieval/retrieve-passages.ts";

/** A site's pages as the service would have stored and indexed them. */
export interface SiteLibrary {
  passages: ReadonlyMap<string, Omit<FoundPassage, "lexicalScore" | "rankScore">>;
  texts: StoredTexts;
  segment: ReturnType<typeof buildSegment>;
}

/** Reads every page and file of a folder with the real extraction and splitting. */
export async function readSite(folder: string): Promise<SiteLibrary> {
  const files = (await readdir(folder)).filter((file) => READ.has(extname(file))).toSorted();
  const passages = new Map<string, Omit<FoundPassage, "lexicalScore" | "rankScore">>();
  const texts = new Map<string, { text: string; sha256: string }>();
  for (const [place, file] of files.entries()) {
    const url = extname(file) === ".html" ? `http://site.example/${file}` : undefined;
    const document = await extractDocument(await readFile(join(folder, file)), {
      fileName: basename(file),
      ...(url === undefined ? {} : { url }),
    });
    const versionId = identifier(1, place);
    const title = document.title ?? file;
    const sha256 = createHash("sha256").update(document.text).digest("hex");
    texts.set(versionId, { text: document.text, sha256 });
    for (const passage of splitPassages(document)) {
      const id = identifier(2, passages.size);
      passages.set(id, {
        id,
        version_id: versionId,
        document_id: versionId,
        documentId: versionId,
        source_id: SOURCE,
        document_version: 1,
        title,
        url: url ?? null,
        language: document.language,
        version_created_at: new Date(0),
        heading_path: passage.headingPath,
        headingPath: passage.headingPath,
        start_offset: passage.start,
        end_offset: passage.end,
        page: passage.page ?? null,
        time_from: null,
        time_to: null,
        text: document.text.slice(passage.start, passage.end),
        source_type: url === undefined ? "document" : "website",
        stored_question: null,
        text_sha256: sha256,
      });
    }
  }
  const segment = buildSegment(
    identifier(0, 0),
    [...passages.values()].map((passage) => ({
      ...passage,
      passageId: passage.id,
      versionId: passage.version_id,
      sourceId: SOURCE,
    })),
  );
  return { passages, texts, segment };
}

const READ = new Set([".html", ".csv", ".md"]);

/** Segments name everything by UUID. */
function identifier(kind: number, place: number): string {
  return `0000000${kind}-0000-7000-8000-${place.toString(16).padStart(12, "0")}`;
}

export const SOURCE = identifier(3, 0);
