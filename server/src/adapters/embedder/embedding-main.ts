import type { FromEmbeddingChild, ToEmbeddingChild } from "./embedding-child.ts";
import type { LocalModel } from "./find-local-model.ts";
import { loadEnergeticModel } from "./load-energetic-model.ts";
import { loadTransformersModel } from "./load-transformers-model.ts";

/*
 * The process in which a local model runs: it loads the one that its argument names, says so, and answers one list of
 * texts at a time. Whoever started it watches its time and memory and kills it.
 */

const LOADERS = { "energetic-ai": loadEnergeticModel, transformers: loadTransformersModel };
const model = JSON.parse(process.argv[2]!) as LocalModel;
const say = (message: FromEmbeddingChild) => process.send!(message);
process.once("disconnect", () => process.exit());

try {
  const embed = await LOADERS[model.kind](model);
  process.on("message", async (request: ToEmbeddingChild) => {
    try {
      say({ vectors: await embed(request) });
    } catch (error) {
      say({ failure: describe(error) });
    }
  });
  say({ loaded: true });
} catch (error) {
  say({ failure: `${model.id} can't be loaded: ${describe(error)}` });
  process.disconnect();
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
