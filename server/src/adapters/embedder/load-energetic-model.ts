import { createRequire } from "node:module";
import { join } from "node:path";
import type { ToEmbeddingChild } from "./embedding-child.ts";
import type { LocalModel } from "./find-local-model.ts";

/** What is used of `@energetic-ai/embeddings` 0.2 and of the packages that hold a language's weights. */
interface EnergeticEmbeddings {
  initModel(source: unknown): Promise<{ embed(texts: string[]): Promise<number[][]> }>;
}
interface EnergeticWeights {
  modelSource: unknown;
}

/**
 * Universal Sentence Encoder lite, 512 numbers a text, in WebAssembly. It reads about 128 tokens of a text;
 * https://energeticai.org.
 */
export async function loadEnergeticModel({ folder, name }: LocalModel) {
  const load = createRequire(join(folder, "package.json"));
  const { initModel } = load("@energetic-ai/embeddings") as EnergeticEmbeddings;
  const { modelSource } = load(`@energetic-ai/model-embeddings-${name}`) as EnergeticWeights;
  const model = await initModel(modelSource);
  return async ({ texts }: ToEmbeddingChild): Promise<Float32Array[]> => {
    const vectors = await model.embed(texts.map((text) => text.slice(0, MAX_CHARACTERS)));
    return vectors.map((vector) => Float32Array.from(vector));
  };
}

/** Its tokeniser takes quadratic time, and what comes after is not looked at. */
const MAX_CHARACTERS = 1_200;
