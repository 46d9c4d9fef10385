import { type ExtractionOptions, extractDocument } from "./extract-document.ts";
import { ExtractionFailure } from "./extracted-document.ts";
import { readRequests } from "./read-requests.ts";

/*
 * The process in which documents are opened. It opens no file: a line of JSON with hints and the bytes of one document
 * come in, one line of JSON goes out, `{document}`, or `{failure}` when it can't be read. Whoever started the process
 * watches its time and memory and kills it.
 */

// Libraries that print must not write between the answers.
const answers = process.stdout;
globalThis.console = new console.Console(process.stderr);

for await (const { bytes, options } of readRequests(process.stdin))
  answers.write(`${JSON.stringify(await answer(bytes, options))}\n`);

async function answer(bytes: Uint8Array, options: ExtractionOptions) {
  try {
    if (!options.asImport) return { document: await extractDocument(bytes, options) };
    const { readImport } = await import("./imports/read-import.ts");
    return { document: await readImport(bytes, { ...options, ...options.asImport }) };
  } catch (error) {
    if (error instanceof ExtractionFailure) return { failure: { code: error.code, message: error.message } };
    console.error(error);
    return { failure: { code: "broken", message: "The file is damaged. Save it again and upload the copy." } };
  }
}
