import { posix } from "node:path";
import { readXml } from "../archive/read-xml.ts";
import type { ZipArchive } from "../archive/zip-archive.ts";
import { ExtractionFailure } from "../extracted-document.ts";

/** Relations of a part (ECMA-376 part 2): id → kind and the path of the other part. Outside targets are left out. */
export function readRelations(archive: ZipArchive, part: string): Map<string, { kind: string; path: string }> {
  const relations = new Map<string, { kind: string; path: string }>();
  const bytes = archive.read(posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`));
  if (!bytes) return relations;
  readXml(bytes, {
    open(name, attributes) {
      const { Id: id, Type: type, Target: target, TargetMode: mode } = attributes;
      if (name !== "Relationship" || !id || !target || mode === "External") return;
      const path = target.startsWith("/") ? target.slice(1) : posix.join(posix.dirname(part), target);
      relations.set(id, { kind: type?.split("/").at(-1) ?? "", path });
    },
  });
  return relations;
}

/** The package's main part, as its root relations name it. */
export function mainPart(archive: ZipArchive, usual: string): string {
  for (const { kind, path } of readRelations(archive, "").values()) {
    if (kind === "officeDocument" && archive.has(path)) return path;
  }
  if (archive.has(usual)) return usual;
  throw new ExtractionFailure("broken", "The file has no main part. Save it again with the program it came from.");
}

export interface PackageFacts {
  title: string | null;
  language: string | null;
  modifiedAt?: string;
}

/**
 * Dublin Core facts of Office (`docProps/core.xml`) and OpenDocument (`meta.xml`) files; damaged ones count as none.
 */
export function readPackageFacts(archive: ZipArchive, part: string): PackageFacts {
  const facts: PackageFacts = { title: null, language: null };
  let text = "";
  try {
    const bytes = archive.read(part);
    if (!bytes) return facts;
    readXml(bytes, {
      open() {
        text = "";
      },
      text(more) {
        text += more;
      },
      close(name) {
        const value = text.trim();
        text = "";
        if (value === "") return;
        if (name === "title") facts.title = value;
        else if (name === "language") facts.language = value;
        else if (name === "modified" || name === "date") {
          const time = Date.parse(value);
          if (!Number.isNaN(time)) facts.modifiedAt = new Date(time).toISOString();
        }
      },
    });
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
  }
  return facts;
}
