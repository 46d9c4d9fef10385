import assert from "node:assert/strict";
import { test } from "node:test";
import type { PreparedQuery } from "@citedesk/grounding";
import { type AgentDefinition, DEFAULT_SETTINGS } from "../../agents/index.ts";
import type { FoundPassage, Retrieval } from "../retrieval/retrieve-passages.ts";
import type { Composing } from "./composition.ts";
import { type Finding, passagesForModel, readQuestion } from "./find-passages.ts";

const AGENT: AgentDefinition = { name: "Shop", model: "extractive", prompt: "", settings: DEFAULT_SETTINGS };
const ANSWER = { id: "owners" } as FoundPassage;
const QUESTION = {
  question: "Do you take credit cards?",
  history: [{ role: "user" as const, text: "How long are gift cards valid?" }],
};

/** Nothing is found, but by itself the question has the owner's own answer, if there are any. */
async function readAmong(passageCount: number, mayBePinned: boolean) {
  let searches = 0;
  const search = async (query: PreparedQuery): Promise<Retrieval> => {
    searches++;
    return {
      query,
      ranked: [],
      found: new Set(),
      statistics: { passageCount, averageLength: 4, documentFrequency: () => 1 },
      pinned: mayBePinned && query.previous === "" ? ANSWER : undefined,
      mayBePinned,
      revision: 0,
      sourceCount: 1,
      pendingSources: 0,
    };
  };
  const { retrieval } = await readQuestion(AGENT, QUESTION, search);
  return { searches, pinned: retrieval.pinned };
}

test("a question is read alone too, but among many passages not where the turns before speak against it", async () => {
  assert.equal((await readAmong(99, false)).searches, 2);
  assert.equal((await readAmong(100, false)).searches, 1);
});

test("the owner's own answer to a question is found behind any other, among many passages too", async () => {
  assert.deepEqual(await readAmong(100, true), { searches: 2, pinned: ANSWER });
});

/** What a model reads of 30 passages, 10 of them read at first, and how deep they were read for it. */
async function readForModel(score: number, read = 10) {
  const depths: (number | undefined)[] = [];
  const ranked = Array.from({ length: 30 }, (_, place) => ({ candidate: { id: String(place) } as FoundPassage }));
  const found = (depth: number) =>
    ({
      decision: { score },
      retrieval: { ranked: ranked.slice(0, depth) },
      asked: { question: "other words", options: { history: [] } },
    }) as unknown as Finding;
  const retrieve: Composing["retrieve"] = async (question, options) => {
    assert.deepEqual({ question, history: options?.history }, { question: "other words", history: [] });
    depths.push(options?.depth);
    return found(options?.depth ?? 10);
  };
  const passages = await passagesForModel({ retrieve } as Composing, found(read));
  return { ids: passages.map(({ id }) => Number(id)), depths };
}

test("a model reads eight passages where words are sure of the first ones, else as many as are likely to hold it", async () => {
  const first = (count: number) => Array.from({ length: count }, (_, place) => place);
  assert.deepEqual(await readForModel(0.8), { ids: first(8), depths: [] });
  assert.deepEqual(await readForModel(0.79), { ids: first(24), depths: [24] });
  assert.deepEqual(await readForModel(0.2, 30), { ids: first(24), depths: [] });
});
