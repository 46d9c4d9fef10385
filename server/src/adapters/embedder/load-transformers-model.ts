import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ToEmbeddingChild } from "./embedding-child.ts";
import { findWeights, type LocalModel } from "./find-local-model.ts";

/** What is used of `@huggingface/transformers` 3 and 4. */
interface Transformers {
  env: { allowRemoteModels: boolean; localModelPath: string; useFSCache: boolean };
  pipeline(task: "feature-extraction", model: string, options: object): Promise<FeatureExtraction>;
}
type FeatureExtraction = (
  texts: string[],
  options: { pooling: "mean" | "cls"; normalize: boolean },
) => Promise<{ dims: number[]; data: Float32Array }>;

/**
 * A model in ONNX form out of the folder `models/NAME`; nothing is fetched. Pooling and prefixes are read from the
 * files that come with models of sentence-transformers, where they are there; mean pooling and no prefixes otherwise.
 */
export async function loadTransformersModel({ folder, name }: LocalModel) {
  const { env, pipeline } = createRequire(join(folder, "package.json"))("@huggingface/transformers") as Transformers;
  const modelFolder = join(folder, "models", name);
  Object.assign(env, { allowRemoteModels: false, localModelPath: join(folder, "models"), useFSCache: false });
  const extract = await pipeline("feature-extraction", name, {
    dtype: findWeights(modelFolder)!.type,
    device: "cpu",
    local_files_only: true,
  });
  const isFirstToken = read<Pooling>(join(modelFolder, "1_Pooling", "config.json"))?.pooling_mode_cls_token === true;
  const prompts = read<SentenceTransformers>(join(modelFolder, "config_sentence_transformers.json"))?.prompts ?? {};
  const prefixes = { question: prompts.query ?? "", passage: prompts.document ?? prompts.passage ?? "" };
  return async ({ texts, purpose }: ToEmbeddingChild): Promise<Float32Array[]> => {
    const { dims, data } = await extract(
      texts.map((text) => prefixes[purpose] + text),
      { pooling: isFirstToken ? "cls" : "mean", normalize: true },
    );
    const length = dims.at(-1)!;
    return texts.map((_, place) => data.slice(place * length, (place + 1) * length));
  };
}

interface Pooling {
  pooling_mode_cls_token?: boolean;
}
interface SentenceTransformers {
  prompts?: Record<string, string>;
}

function read<Settings>(path: string): Settings | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Settings) : undefined;
}
