import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = "**/*.{js,css,svg,json,txt}";

/**
 * Writes `.br` and `.gz` beside each text file, so that the service sends them without work. Fonts and pictures are
 * compressed already.
 */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(globSync(TEXT, { cwd: folder }).map((path) => compressFile(join(folder, path))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
