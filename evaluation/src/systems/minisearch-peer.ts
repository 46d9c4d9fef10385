import type { EvaluationPassage } from "../sets/evaluation-set.ts";
import type { Search } from "./bm25-baseline.ts";
import { importPeer } from "./peer-modules.ts";

/** MiniSearch with its defaults (BM25+, no stemming) over the same fields. */
export async function buildMiniSearch(projectRoot: string, passages: readonly EvaluationPassage[]): Promise<Search> {
  const { default: MiniSearch } = await importPeer<MiniSearchModule>(projectRoot, "minisearch");
  const index = new MiniSearch({ fields: ["title", "headings", "text"], idField: "id" });
  index.addAll(
    passages.map(({ id, title, headingPath, text }) => ({ id, title, headings: headingPath.join("\n"), text })),
  );
  return (text, _language, limit) =>
    index
      .search(text)
      .slice(0, limit)
      .map(({ id, score }) => ({ id, score }));
}

interface MiniSearchModule {
  default: new (options: {
    fields: string[];
    idField: string;
  }) => {
    addAll(documents: object[]): void;
    search(text: string): { id: string; score: number }[];
  };
}
