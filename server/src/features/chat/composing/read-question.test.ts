import assert from "node:assert/strict";
import { test } from "node:test";
import type { PreparedQuery } from "@citedesk/grounding";
import { type AgentDefinition, DEFAULT_SETTINGS } from "../../agents/index.ts";
import type { FoundPassage, Retrieval } from "../retrieval/retrieve-passages.ts";
import { readQuestion } from "./read-question.ts";

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

test("what happened to somebody is searched for as pages call it first, then as it is written, where that finds nothing or the owner has an answer to it", async () => {
  const question = "where's my parcel??";
  const readWith = async (mayBePinned: boolean, answered = question) => {
    const asked: string[] = [];
    const search = async (query: PreparedQuery): Promise<Retrieval> => {
      asked.push(query.question);
      const statistics = { passageCount: 99, averageLength: 4, documentFrequency: () => 1 };
      const pinned = mayBePinned && query.question === answered ? ANSWER : undefined;
      const nothing = { ranked: [], found: new Set<string>(), revision: 0, sourceCount: 1, pendingSources: 0 };
      return { ...nothing, query, statistics, pinned, mayBePinned };
    };
    const { retrieval } = await readQuestion(AGENT, { question }, search);
    return { first: asked[0], asked: asked.filter((one) => one === question).length, pinned: retrieval.pinned };
  };
  const first = "How do I track my order";
  assert.deepEqual(await readWith(false), { first, asked: 1, pinned: undefined });
  assert.deepEqual(await readWith(true), { first, asked: 1, pinned: ANSWER });
  // One to what pages call it stands, where none is to what is written.
  assert.deepEqual(await readWith(true, first), { first, asked: 1, pinned: ANSWER });
});
