import assert from "node:assert/strict";
import { test } from "node:test";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import type { Composing } from "./composition.ts";
import type { WiderFinding } from "./find-in-other-words.ts";
import { passagesForModel } from "./passages-for-model.ts";

/** What a question found: thirty passages of its own, of which as many were read as it was asked for. */
function found(question: string, score: number, depth: number, passageCount = 99): WiderFinding {
  const ranked = Array.from({ length: depth }, (_, place) => ({
    candidate: { id: `${question}${place}` } as FoundPassage,
  }));
  return {
    decision: { score },
    retrieval: { ranked, statistics: { passageCount } },
    asked: { question, options: { history: [] } },
  } as unknown as WiderFinding;
}

interface Asked {
  isThorough?: boolean;
  depth?: number;
  others?: string[];
  passageCount?: number;
}

async function read(score: number, { isThorough, depth = 10, others = [], passageCount }: Asked = {}) {
  const asked: string[] = [];
  const retrieve: Composing["retrieve"] = async (question, options) => {
    asked.push(`${question} ${options?.depth}`);
    assert.deepEqual(options?.history, []);
    return found(question, score, options?.depth ?? 10);
  };
  const finding = {
    ...found("a", score, depth, passageCount),
    others: others.map((question) => ({ asked: { question, options: { history: [] } } })),
  };
  const passages = await passagesForModel({ retrieve } as Composing, finding, isThorough);
  return { ids: passages.map(({ id }) => id), asked };
}

const first = (letter: string, count: number) => Array.from({ length: count }, (_, place) => `${letter}${place}`);

test("a model reads eight passages where words are sure of the first ones", async () => {
  assert.deepEqual(await read(0.8), { ids: first("a", 8), asked: [] });
  assert.deepEqual((await read(0.6, { passageCount: 100 })).ids, first("a", 8));
  assert.deepEqual((await read(0.59, { passageCount: 100 })).ids, first("a", 24));
});

test("it reads 24 where words are not, or when it has found nothing in the first", async () => {
  assert.deepEqual(await read(0.79), { ids: first("a", 24), asked: ["a 24"] });
  assert.deepEqual(await read(0.79, { depth: 30 }), { ids: first("a", 24), asked: [] });
  assert.deepEqual(await read(0.9, { isThorough: true }), { ids: first("a", 24), asked: ["a 24"] });
});

test("of several wordings it reads the best of each by turns", async () => {
  const { ids, asked } = await read(0.3, { others: ["b", "c"] });
  assert.deepEqual(asked.toSorted(), ["a 24", "b 24", "c 24"]);
  assert.deepEqual(ids.slice(0, 5), ["a0", "b0", "c0", "a1", "b1"]);
  assert.equal(ids.length, 24);
});
