import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

type Encoding = "br" | "gzip";

/** Smaller ones grow by their headers. */
const LEAST_BYTES = 1_024;
/** A fortieth of the time of the best, for an eighth more bytes: these are made while somebody waits. */
const BROTLI_QUALITY = 4;

/** A text that is sent often: compressed when it is first asked for, then kept. */
export class PackedBody {
  readonly #bytes: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  readonly etag: string;

  constructor(text: string | Buffer) {
    this.#bytes = Buffer.isBuffer(text) ? text : Buffer.from(text);
    this.etag = `W/"${createHash("sha256").update(this.#bytes).digest("base64url").slice(0, 22)}"`;
  }

  /** Answers 304 to whoever has it. The caller sets type and caching. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const vary = reply.getHeader("vary");
    reply.header("etag", this.etag).header("vary", vary === undefined ? "accept-encoding" : `${vary}, accept-encoding`);
    if (request.headers["if-none-match"] === this.etag) return reply.code(304).send();
    const encoding = this.#bytes.length < LEAST_BYTES ? undefined : chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === undefined) return reply.send(this.#bytes);
    return reply.header("content-encoding", encoding).send(await this.#pack(encoding));
  }

  #pack(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding);
    if (known) return known;
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const packed =
      encoding === "br" ? promisify(brotliCompress)(this.#bytes, { params }) : promisify(gzip)(this.#bytes);
    this.#packed.set(encoding, packed);
    return packed;
  }
}

/** The better one of those that the client takes (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const best = Math.max(weightOf("br"), weightOf("gzip"));
  if (best === 0) return undefined;
  return weightOf("br") === best ? "br" : "gzip";
}
