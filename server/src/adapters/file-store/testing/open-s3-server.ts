import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
  httpServer: import("node:http").Server;
  middleware: ((context: { app: object; path: string }, next: () => Promise<void>) => Promise<void>)[];
}

const require = createRequire(import.meta.url);
/** A package without types. */
const S3rver = require("@20minutes/s3rver") as new (options: object) => Server;

/** The keys that it takes. */
export const S3_KEYS = { id: "S3RVER", secret: "S3RVER" };
export const S3_BUCKET = "files";

/** A server that speaks the protocol of S3 and checks signatures, with one empty bucket. */
export async function openS3Server(): Promise<{ endpoint: string; close(): Promise<void> }> {
  replaceDes();
  const directory = await mkdtemp(join(tmpdir(), "citedesk-s3-"));
  const configureBuckets = [{ name: S3_BUCKET, configs: [] }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  // It reckons the signature of a list, whose path ends with a slash, without that slash.
  server.middleware.unshift(async (context, next) => {
    if (context.path.endsWith("/"))
      context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } });
    await next();
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = once(server.httpServer, "close");
      server.httpServer.closeAllConnections();
      await Promise.all([closed, server.close()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The server writes what follows a page of a list in DES, which OpenSSL 3 has no more. */
function replaceDes(): void {
  const crypto = require("node:crypto") as Record<string, (...parameters: unknown[]) => unknown>;
  for (const name of ["createCipheriv", "createDecipheriv"]) {
    const original = crypto[name]!;
    crypto[name] = (algorithm, key, iv, ...rest) =>
      algorithm === "des"
        ? original("aes-128-cbc", twice(key as Buffer), twice(iv as Buffer))
        : original(algorithm, key, iv, ...rest);
  }
}

const twice = (bytes: Buffer): Buffer => Buffer.concat([bytes, bytes]);
