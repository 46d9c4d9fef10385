import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { type ExtractionOptions, extractDocument } from "./extract-document.ts";
import { ExtractionFailure } from "./extracted-document.ts";
import { forbidNetwork } from "./forbid-network.ts";

/*
 * The process in which documents are opened. One JSON line in is one document (its `path` or its bytes
 * as `base64`, and hints), one JSON line out is
 * `{document}`, `{failure}` when it can't be read, or `{error}` when the file itself can't be got at. Whoever started
 * the process watches its time and memory and kills it.
 */

forbidNetwork();
// Libraries that print must not write between the answers.
const answers = process.stdout;
globalThis.console = new console.Console(process.stderr);

for await (const line of createInterface({ input: process.stdin })) {
  const { path, base64, ...options } = JSON.parse(line) as ExtractionOptions & { path?: string; base64?: string };
  const read = () => (base64 === undefined ? readFileSync(path!) : Buffer.from(base64, "base64"));
  answers.write(`${JSON.stringify(await answer(read, options))}\n`);
}

async function answer(read: () => Uint8Array, options: ExtractionOptions) {
  let bytes: Uint8Array;
  try {
    bytes = read();
  } catch (error) {
    return { error: String(error) };
  }
  try {
    return { document: await extractDocument(bytes, options) };
  } catch (error) {
    if (error instanceof ExtractionFailure) return { failure: { code: error.code, message: error.message } };
    console.error(error);
    return { failure: { code: "broken", message: "The file is damaged. Save it again and upload the copy." } };
  }
}
