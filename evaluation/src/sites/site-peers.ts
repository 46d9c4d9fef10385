import { composeExtractiveAnswer, prepareQuery, rankPassages } from "@citedesk/grounding";
import type { EvaluationPassage } from "../sets/evaluation-set.ts";
import { buildBm25Baseline } from "../systems/bm25-baseline.ts";
import { buildCandidateIndex } from "../systems/candidate-index.ts";
import { buildMiniSearch } from "../systems/minisearch-peer.ts";
import { importPeer } from "../systems/peer-modules.ts";
import type { SiteAnswer } from "./ask-site.ts";
import type { SiteLibrary } from "./site-library.ts";

export type PeerAnswer = Pick<SiteAnswer, "answered" | "kind" | "content" | "citations">;
/** Answers a question with the visitor's turns before it in front. */
export type Peer = (question: string) => PeerAnswer;

/** What is built in an afternoon: BM25 over the same passages, and the best of them is the answer. */
export function firstPassagePeer({ passages }: SiteLibrary): Peer {
  const all = plainPassages(passages);
  const search = buildBm25Baseline(all);
  return (question) => show(all.find(({ id }) => id === search(question, "en", 1)[0]?.id)?.text);
}

/** MiniSearch with its defaults over the same passages, the best of them shown. */
export async function miniSearchPeer(projectRoot: string, { passages }: SiteLibrary): Promise<Peer> {
  const all = plainPassages(passages);
  const search = await buildMiniSearch(projectRoot, all);
  return (question) => show(all.find(({ id }) => id === search(question, "en", 1)[0]?.id)?.text);
}

/** LangChain.js's chunks of 800 characters instead of our passages, and our own choice of sentences in them. */
export async function langChainPeer(projectRoot: string, { texts }: SiteLibrary): Promise<Peer> {
  const { RecursiveCharacterTextSplitter } = await importPeer<SplitterModule>(projectRoot, "@langchain/textsplitters");
  const splitter = new RecursiveCharacterTextSplitter({ chunkSize: 800, chunkOverlap: 100 });
  const chunks = await Promise.all([...texts.values()].map(({ text }) => splitter.splitText(text)));
  const passages = chunks
    .flat()
    .map((text, place) => ({ id: `${place}`, title: null, headingPath: [], text, language: null }));
  const find = buildCandidateIndex(passages);
  return (question) => {
    const { query, candidates, statistics } = find(prepareQuery({ question }), 50);
    const { sentences } = composeExtractiveAnswer(query, rankPassages(query, candidates, statistics));
    return show(sentences.length === 0 ? undefined : sentences.map(({ text }) => text).join(" "));
  };
}

function plainPassages(passages: SiteLibrary["passages"]): EvaluationPassage[] {
  return [...passages.values()].map(({ id, title, headingPath, text, language }) => ({
    id,
    title,
    headingPath: [...headingPath],
    text,
    language: language ?? "en",
  }));
}

function show(text: string | undefined): PeerAnswer {
  if (text === undefined) return { answered: false, kind: "abstention", content: "", citations: [] };
  return { answered: true, kind: "answer", content: text, citations: [] };
}

interface SplitterModule {
  RecursiveCharacterTextSplitter: new (options: {
    chunkSize: number;
    chunkOverlap: number;
  }) => { splitText(text: string): Promise<string[]> };
}
