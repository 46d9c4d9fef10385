import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a child needs to load a model from this machine's disk. */
export interface LocalModel {
  /** As in `GET /v2/models`: `energetic-ai/en`, `transformers/all-MiniLM-L6-v2`. */
  id: string;
  kind: LocalModelKind;
  /** What follows the first slash of the id. */
  name: string;
  /** Where the packages were installed, with `node_modules` in it. */
  folder: string;
  /** Of packages and model files: vectors of one print can be compared, those of two can't. */
  fingerprint: string;
}

export type LocalModelKind = "energetic-ai" | "transformers";

/** A package or a model file isn't there; the message says what to install or where to put it. */
export class LocalModelMissing extends Error {
  constructor(message: string) {
    super(message);
    this.name = "LocalModelMissing";
  }
}

/**
 * Looks for a model that the operator installed: `energetic-ai/LANGUAGE` is a package that holds its weights,
 * `transformers/NAME` a folder `models/NAME` as transformers.js reads it. Loads nothing. Throws `LocalModelMissing`.
 */
export async function findLocalModel(id: string, folder: string): Promise<LocalModel> {
  const slash = id.indexOf("/");
  const kind = id.slice(0, slash) as LocalModelKind;
  const name = id.slice(slash + 1);
  if (!NAMES[kind].test(name)) throw new LocalModelMissing(`\`${id}\` is not a name such as ${EXAMPLES[kind]}.`);
  const hash = createHash("sha256");
  for (const version of readPackageVersions(packagesOf(kind, name), folder)) hash.update(version);
  if (kind === "transformers") for (const file of modelFiles(name, folder)) await addFile(hash, file);
  return { id, kind, name, folder, fingerprint: hash.digest("hex").slice(0, 12) };
}

/** The weights that are loaded: smaller ones, where the folder has them. */
export function findWeights(modelFolder: string): { file: string; type: "q8" | "fp32" } | undefined {
  const [quantised, whole] = ["model_quantized.onnx", "model.onnx"].map((file) => join(modelFolder, "onnx", file));
  if (existsSync(quantised!)) return { file: quantised!, type: "q8" };
  return existsSync(whole!) ? { file: whole!, type: "fp32" } : undefined;
}

const NAMES: Record<LocalModelKind, RegExp> = {
  "energetic-ai": /^[a-z]{2,8}$/,
  transformers: /^[\w-][\w.-]*(\/[\w-][\w.-]*)?$/,
};
const EXAMPLES: Record<LocalModelKind, string> = {
  "energetic-ai": "energetic-ai/en",
  transformers: "transformers/all-MiniLM-L6-v2",
};

function packagesOf(kind: LocalModelKind, name: string): string[] {
  return kind === "transformers"
    ? ["@huggingface/transformers"]
    : ["@energetic-ai/core", "@energetic-ai/embeddings", `@energetic-ai/model-embeddings-${name}`];
}

function readPackageVersions(packages: readonly string[], folder: string): string[] {
  return packages.map((name) => {
    const path = join(folder, "node_modules", name, "package.json");
    if (!existsSync(path))
      throw new LocalModelMissing(
        `${name} is not installed in ${folder}. Run: npm install --prefix ${folder} ${packages.join(" ")}`,
      );
    return `${name}@${(JSON.parse(readFileSync(path, "utf8")) as { version: string }).version}\n`;
  });
}

function modelFiles(name: string, folder: string): string[] {
  const modelFolder = join(folder, "models", name);
  const settings = ["config.json", "tokenizer.json"].map((file) => join(modelFolder, file));
  const missing = settings.find((path) => !existsSync(path));
  const weights = findWeights(modelFolder);
  if (missing !== undefined || !weights)
    throw new LocalModelMissing(
      `${modelFolder} has no ${missing ? missing.slice(modelFolder.length + 1) : "onnx/model.onnx"}. Put the model there: config.json, tokenizer.json, tokenizer_config.json and onnx/model.onnx or onnx/model_quantized.onnx.`,
    );
  const optional = ["tokenizer_config.json", "1_Pooling/config.json", "config_sentence_transformers.json"];
  return [...settings, weights.file, ...optional.map((file) => join(modelFolder, file)).filter(existsSync)];
}

async function addFile(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
}
