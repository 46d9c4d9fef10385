import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import type { Encrypter } from "age-encryption";
import tar, { type Extract, type Pack } from "tar-stream";
import { BackupError } from "./backup-manifest.ts";

/** `age1…` of whoever may open it, or a passphrase: the formats of https://age-encryption.org/v1 */
export interface Encryption {
  recipients: string[];
  passphrase: string | undefined;
}

/** `AGE-SECRET-KEY-1…`, or the passphrase. */
export interface Decryption {
  identities: string[];
  passphrase: string | undefined;
}

export const isEncrypting = ({ recipients, passphrase }: Encryption): boolean =>
  recipients.length > 0 || passphrase !== undefined;

const AGE_HEADER = "age-encryption.org/v1";
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Writes `path` as tar, zstd and, where asked for, age; whole and on the disk, or not at all. */
export async function writeArchive(
  path: string,
  encryption: Encryption,
  fill: (pack: Pack) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const pack = tar.pack();
  const packed = pipeline(
    pack,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    async function* (compressed: AsyncIterable<Uint8Array>) {
      yield* await encrypt(compressed, encryption);
    },
    createWriteStream(unfinished, { mode: 0o600 }),
  );
  try {
    await Promise.all([
      packed,
      fill(pack).then(
        () => pack.finalize(),
        (error: Error) => {
          pack.destroy(error);
          throw error;
        },
      ),
    ]);
    await sync(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await packed.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function encrypt(content: AsyncIterable<Uint8Array>, encryption: Encryption): Promise<AsyncIterable<Uint8Array>> {
  if (!isEncrypting(encryption)) return content;
  // Its ciphers are fifty modules that a start needs none of.
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  if (encryption.passphrase !== undefined) encrypter.setPassphrase(encryption.passphrase);
  for (const recipient of encryption.recipients) addRecipient(encrypter, recipient);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new BackupError(`\`${recipient}\` is not an age recipient (age1…).`);
  }
}

/** Hands each entry to `take`, in order; the next one comes when it has been read. */
export async function readArchive(
  path: string,
  decryption: Decryption,
  take: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const head = await readHead(path);
  const extract: Extract = tar.extract();
  const feeding = pipeline(
    createReadStream(path),
    async function* (content: AsyncIterable<Uint8Array>) {
      yield* await decrypt(head, content, decryption);
    },
    createZstdDecompress(),
    extract,
  );
  feeding.catch(() => {});
  try {
    for await (const entry of extract) {
      await take(entry.header.name, entry as AsyncIterable<Uint8Array>);
      entry.resume();
    }
    await feeding;
  } catch (error) {
    extract.destroy();
    throw error instanceof BackupError || !isDamage(error)
      ? error
      : new BackupError(`${path} is damaged or was cut short: ${(error as Error).message}.`, { cause: error });
  }
}

async function decrypt(
  head: Buffer,
  content: AsyncIterable<Uint8Array>,
  { identities, passphrase }: Decryption,
): Promise<AsyncIterable<Uint8Array>> {
  if (head.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC)) return content;
  if (!head.toString("latin1").startsWith(AGE_HEADER)) throw new BackupError("This file is not a backup of Citedesk.");
  if (identities.length === 0 && passphrase === undefined)
    throw new BackupError("The backup is encrypted: give --identity-file or --passphrase-file.");
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch (error) {
    throw new BackupError("The backup can't be opened with this key or passphrase.", { cause: error });
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} can't be read (${error.code}).`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE_HEADER.length), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What zlib, tar and age say of bytes that are not what they were. */
function isDamage(error: unknown): boolean {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  return /^(ERR_|Z_|ZSTD_)/.test(code) || /unexpected end|premature|invalid tar|checksum|decrypt|tag/i.test(message);
}

const toWeb = (content: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(content)) as ReadableStream<Uint8Array> as globalThis.ReadableStream<Uint8Array>;

const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>);

async function sync(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** One entry whose bytes are at hand. */
export function addEntry(pack: Pack, name: string, content: string | Uint8Array): Promise<void> {
  return addStream(pack, name, Buffer.byteLength(content as string), [content as Uint8Array]);
}

/** One entry of `size` bytes. */
export async function addStream(
  pack: Pack,
  name: string,
  size: number,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const entry = pack.entry({ name, size, mode: 0o600, mtime: new Date(0) }, (error) =>
      error ? reject(error) : resolve(),
    );
    pipeline(Readable.from(content, { objectMode: true }), entry).catch(reject);
  });
}
