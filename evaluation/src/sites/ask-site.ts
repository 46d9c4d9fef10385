import {
  cachePassageAnalyses,
  detectLanguage,
  isUnanswerableInput,
  type PreparedQuery,
  recogniseSmalltalk,
  searchSegments,
  showPassages,
  type Turn,
} from "@citedesk/grounding";
import { DEFAULT_SETTINGS } from "../../../server/src/features/agents/agent-schemas.ts";
import {
  appendPiece,
  EMPTY_ANSWER,
  type VerifiedAnswer,
} from "../../../server/src/features/chat/answers/append-piece.ts";
import { type DraftAnswer, draftExtractiveAnswer } from "../../../server/src/features/chat/composing/draft-answer.ts";
import { draftCourtesy } from "../../../server/src/features/chat/composing/draft-courtesy.ts";
import { readQuestion } from "../../../server/src/features/chat/composing/read-question.ts";
import type { RetrievalContext } from "../../../server/src/features/chat/retrieval/retrieval-context.ts";
import { type Retrieval, retrievePassages } from "../../../server/src/features/chat/retrieval/retrieve-passages.ts";
import { findSpokenLanguage } from "../../../server/src/features/chat/texts/find-spoken-language.ts";
import { textsIn } from "../../../server/src/features/chat/texts/texts-in.ts";
import { ANYONE } from "../../../server/src/features/sources/asker.ts";
import type { PassageIndex } from "../../../server/src/ports/passage-index.ts";
import { type SiteLibrary, SOURCE } from "./site-library.ts";

/** An answer as `POST /v2/chat` gives it, as far as scorers read it, with what it came from. */
export interface SiteAnswer {
  answered: boolean | null;
  kind: string | null;
  reason: string | null;
  score: number | null;
  content: string;
  citations: { quote: string; title: string; url: string | null }[];
  milliseconds: number;
  query?: PreparedQuery;
  retrieval?: Retrieval;
}

/** Answers one turn of a visitor, with the functions that the service answers with; nothing is stored. */
export type AskSite = (message: string, history: readonly Turn[]) => Promise<SiteAnswer>;

export function openSite(name: string, library: SiteLibrary): AskSite {
  const context = serviceContext(library);
  const agent = { name, model: "extractive", prompt: "", settings: DEFAULT_SETTINGS };
  return async (message, history) => {
    const language = await findSpokenLanguage({ setting: "auto", message, history }, async () => languagesOf(library));
    const texts = textsIn(language);
    const started = performance.now();
    if (isUnanswerableInput(message) || recogniseSmalltalk(message) !== null)
      return toAnswer(draftCourtesy({ agent, texts }, message, []), library, started);
    const sources = {
      stamp: "",
      revision: 1,
      sources: [{ id: SOURCE, access: { visitors: "all" as const }, type: "website" }],
      unfinished: [],
    };
    const search = (query: PreparedQuery) =>
      retrievePassages(context, { workspaceId: SOURCE, agentId: SOURCE, asker: ANYONE, query, sources });
    const { query, retrieval, decision } = await readQuestion(agent, { question: message, history }, search);
    const draft = await draftExtractiveAnswer({ agent, texts: async () => texts }, query, retrieval, decision);
    return { ...toAnswer(draft, library, started), query, retrieval };
  };
}

function toAnswer(draft: DraftAnswer, { texts }: SiteLibrary, started: number): SiteAnswer {
  let shown: VerifiedAnswer = EMPTY_ANSWER;
  for (const piece of draft.pieces) {
    const longer = appendPiece(shown, piece, texts);
    if (!longer) throw new Error(`A quote does not stand at its place: ${piece.text}`);
    shown = longer;
  }
  const milliseconds = performance.now() - started;
  const { answered, kind, reason, score } = draft;
  const citations = shown.citations.map(({ quote, passage: { title, url } }) => ({ quote, title, url }));
  return { answered, kind, reason, score, content: shown.content || draft.plainText, citations, milliseconds };
}

function serviceContext({ segment, passages }: SiteLibrary): RetrievalContext {
  const visible = [showPassages(segment, new Uint8Array(segment.versionSource.length).fill(1), Uint8Array.of(1))];
  const index: Pick<PassageIndex, "search"> = {
    async search({ query, limit, revision }) {
      const found = searchSegments(visible, query!, limit);
      return {
        candidates: found.candidates,
        statistics: found.statistics,
        query: found.query,
        revision,
        isOutdated: false,
      };
    },
  };
  const cache = {
    findPassages: async (_database: unknown, { passageIds }: { passageIds: string[] }) =>
      passageIds.map((id) => ({ ...passages.get(id)!, rankScore: undefined })),
  };
  const analyses = cachePassageAnalyses(10_000);
  return { index, passages: cache, analyses, database: undefined } as unknown as RetrievalContext;
}

function languagesOf({ passages }: SiteLibrary): string[] {
  const counts = new Map<string, number>();
  for (const { language: known, text } of passages.values()) {
    const language = known ?? detectLanguage(text);
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].toSorted((left, right) => right[1] - left[1]).map(([language]) => language);
}
