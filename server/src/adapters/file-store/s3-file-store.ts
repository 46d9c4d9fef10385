import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { FilesUnavailableError } from "../../platform/errors/files-unavailable-error.ts";
import { joinBytes } from "../../platform/join-bytes.ts";
import { type ByteRange, FileMissingError, type OpenedFileStore } from "../../ports/file-store.ts";
import { isSha256 } from "./is-sha256.ts";
import { type LocalFile, openRemoteFileStore } from "./remote-file-store.ts";

export interface S3Settings {
  bucket: string;
  /** In front of every name, e.g. `citedesk/`. */
  prefix: string;
  /** Undefined: that of AWS for the region. */
  endpoint: string | undefined;
  region: string;
  /** The bucket in the path instead of in the host's name. */
  isPathStyle: boolean;
  /** Undefined: what the AWS SDK finds (environment, files, the role of the machine). */
  keys: { id: string; secret: string } | undefined;
  /** Files above this go in parts of this size, each held in memory. Default 8 MiB; S3 takes no less than 5. */
  partBytes?: number;
}

const PART_BYTES = 8 * 1024 * 1024;
const MAX_PARTS = 10_000;
const ATTEMPTS = 4;
const RANGES_AT_ONCE = 16;
const CONNECT_MS = 5_000;
const SILENCE_MS = 30_000;
/** Of settings and rights: trying again changes nothing. */
const REFUSED = new Set([301, 400, 401, 403]);

/**
 * A `FileStore` in a bucket of S3 or of what speaks its protocol: a file is `<prefix><sha256>`. Throws
 * `FilesUnavailableError`, here too, where the bucket can't be listed.
 */
export async function openS3FileStore(settings: S3Settings, folder?: string): Promise<OpenedFileStore> {
  const { bucket: Bucket, prefix: Prefix } = settings;
  // 0.4 s and 22 MB: only for those who chose it.
  const s3 = await import("@aws-sdk/client-s3");
  const client = createClient(s3.S3Client, settings);
  const at = (sha256: string) => ({ Bucket, Key: `${Prefix}${sha256}` });
  const named = <Result>(request: Promise<Result>) => request.catch((error) => throwNamed(error, settings));

  async function put(file: LocalFile): Promise<void> {
    const partBytes = Math.max(settings.partBytes ?? PART_BYTES, Math.ceil(file.size / MAX_PARTS));
    if (file.size > partBytes) return putParts(file, partBytes);
    const ChecksumSHA256 = Buffer.from(file.sha256, "hex").toString("base64");
    const Body = await readPart(file, 0, file.size);
    await client.send(new s3.PutObjectCommand({ ...at(file.sha256), Body, ChecksumSHA256 }));
  }

  async function putParts(file: LocalFile, partBytes: number): Promise<void> {
    const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(at(file.sha256)));
    const upload = { ...at(file.sha256), UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for (let start = 0; start < file.size; start += partBytes) {
        const Body = await readPart(file, start, Math.min(partBytes, file.size - start));
        const part = { PartNumber: Parts.length + 1, Body };
        const { ETag } = await client.send(new s3.UploadPartCommand({ ...upload, ...part }));
        Parts.push({ PartNumber: part.PartNumber, ETag });
      }
      await client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      // What can't be reached now is left to the bucket's rule for uploads that were not finished.
      await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => {});
      throw error;
    }
  }

  async function getRange(sha256: string, { start, end }: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const asked = { ...at(sha256), Range: `bytes=${start}-${end - 1}` };
      const { Body, ContentRange } = await client.send(new s3.GetObjectCommand(asked));
      const bytes = joinBytes([await Body!.transformToByteArray()]);
      // What doesn't know ranges sends all of it.
      return ContentRange === undefined ? bytes.slice(start, end) : bytes;
    } catch (error) {
      if (statusOf(error) === 404) throw new FileMissingError(sha256, { cause: error });
      if (statusOf(error) === 416) return new Uint8Array(0);
      throwNamed(error, settings);
    }
  }

  await named(client.send(new s3.ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 }))).catch((error) => {
    client.destroy();
    throw error;
  });
  return openRemoteFileStore(
    {
      put: (file) => named(put(file)),

      async get(sha256) {
        const found = await client.send(new s3.GetObjectCommand(at(sha256))).catch((error) => {
          if (statusOf(error) === 404) throw new FileMissingError(sha256, { cause: error });
          throwNamed(error, settings);
        });
        return { size: found.ContentLength!, content: readNamed(found.Body as Readable, settings) };
      },

      async getRanges(sha256, ranges) {
        const found = ranges.map(() => new Uint8Array(0));
        let next = 0;
        const readOn = async () => {
          for (let place = next++; place < ranges.length; place = next++)
            if (ranges[place]!.end > ranges[place]!.start) found[place] = await getRange(sha256, ranges[place]!);
        };
        await Promise.all(Array.from({ length: Math.min(RANGES_AT_ONCE, ranges.length) }, readOn));
        return found;
      },

      async exists(sha256) {
        try {
          await client.send(new s3.HeadObjectCommand(at(sha256)));
          return true;
        } catch (error) {
          if (statusOf(error) === 404) return false;
          throwNamed(error, settings);
        }
      },

      async remove(sha256) {
        await named(client.send(new s3.DeleteObjectCommand(at(sha256))));
      },

      async *list() {
        for (let token: string | undefined; ; ) {
          const page = await named(
            client.send(new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token })),
          );
          for (const { Key = "", LastModified } of page.Contents ?? []) {
            const sha256 = Key.slice(Prefix.length);
            if (isSha256(sha256)) yield { sha256, writtenAt: LastModified ?? new Date(0) };
          }
          token = page.IsTruncated ? page.NextContinuationToken : undefined;
          if (token === undefined) return;
        }
      },

      close: async () => client.destroy(),
    },
    folder,
  );
}

function createClient(Client: typeof S3Client, { endpoint, region, isPathStyle, keys }: S3Settings): S3Client {
  return new Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS, throwOnRequestTimeout: true },
    // Not every server knows the checksums that the SDK would add by itself.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

/** In memory: what is streamed can't be sent a second time. */
async function readPart({ path }: LocalFile, start: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const part = Buffer.alloc(length);
    for (let at = 0; at < length; ) {
      const { bytesRead } = await file.read(part, at, length - at, start + at);
      if (bytesRead === 0) throw new Error(`${path} was cut short.`);
      at += bytesRead;
    }
    return part;
  } finally {
    await file.close();
  }
}

async function* readNamed(body: Readable, settings: S3Settings): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throwNamed(error, settings);
  }
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

/** What this machine's disk says stays what it is. */
function throwNamed(error: unknown, { bucket, endpoint }: S3Settings): never {
  const { name, message, code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === "read" && code !== "ECONNRESET") throw error;
  const status = statusOf(error);
  const where = `the bucket ${bucket}${endpoint === undefined ? "" : ` at ${endpoint}`}`;
  const what =
    status === 404
      ? `There is no ${where.slice(4)}`
      : status !== undefined && REFUSED.has(status)
        ? `Access to ${where} was refused`
        : `Files can't be reached in ${where}`;
  throw new FilesUnavailableError(`${what} (${code ?? name}: ${message}).`, { cause: error });
}
