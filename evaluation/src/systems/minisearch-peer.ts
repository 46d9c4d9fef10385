import { analyze } from "@citedesk/grounding";
import type { EvaluationPassage } from "../sets/evaluation-set.ts";
import type { Search } from "./bm25-baseline.ts";
import { importPeer } from "./peer-modules.ts";

/**
 * MiniSearch (BM25+ a field) over the same fields: with its defaults, or with the project's own word forms in place of
 * its bare lower-case words, which is the best that it can do here.
 */
export async function buildMiniSearch(
  projectRoot: string,
  passages: readonly EvaluationPassage[],
  words: "its own" | "our" = "its own",
): Promise<Search> {
  const { default: MiniSearch } = await importPeer<MiniSearchModule>(projectRoot, "minisearch");
  const tokenize = (text: string) => analyze(text, "en").map((token) => token.term);
  const index = new MiniSearch({
    fields: ["title", "headings", "text"],
    idField: "id",
    ...(words === "our" ? { tokenize, processTerm: (term: string) => term } : {}),
  });
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
