import "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { AppError, InvalidError } from "../../../platform/errors/app-error.ts";
import { entityTag } from "../../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { Choice, IdParameters, Reference, StrictObject } from "../../../platform/http/schemas.ts";
import { principalOf } from "../../identity/index.ts";
import type { BrandContext } from "../brand-routes.ts";
import { Brand } from "../brand-schemas.ts";
import { presentBrand } from "../present-brand.ts";
import { IMAGE_KINDS, IMAGE_PATH } from "./image-queries.ts";
import { deleteBrandImage, putBrandImage } from "./put-brand-image.ts";
import { type ImageType, MAX_IMAGE_BYTES } from "./read-image.ts";
import { showBrandImage } from "./show-brand-image.ts";

const tags = ["Brands"];
const parameters = StrictObject({ ...IdParameters("brand").properties, kind: Choice(IMAGE_KINDS) });

const ImageForm = Type.Unsafe<unknown>({
  type: "object",
  $comment: "multipart",
  required: ["file"],
  properties: {
    file: {
      type: "string",
      format: "binary",
      description: "PNG, JPEG, WebP, GIF or SVG of at most 256 KiB, 4,096 pixels a side.",
      examples: ["(the bytes of logo.png)"],
    },
  },
});

const CONTENT_TYPES: Record<ImageType, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  svg: "image/svg+xml",
};

/** The pictures of a brand: written by its editors, read by every browser that shows its chats. */
export function brandImageRoutes(app: HttpApp, { database, config }: BrandContext): void {
  app.put(
    "/v2/brands/:id/images/:kind",
    {
      schema: {
        operationId: "putBrandImage",
        tags,
        summary: "Upload a picture of a brand: its logo, also for dark pages, its icon, or what previews show",
        description:
          "What was there is replaced. An SVG is kept as its drawing alone: scripts, links and what it would load are left out.",
        params: parameters,
        body: { content: { "multipart/form-data": { schema: ImageForm } } },
        response: { 200: Reference(Brand) },
      },
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      const body = await receiveImage(request);
      const change = { id, ifMatch: request.headers["if-match"], body };
      const row = await putBrandImage(database, principalOf(request), kind, change);
      reply.header("etag", entityTag(row.version));
      return presentBrand(row, config.baseUrl);
    },
  );

  app.delete(
    "/v2/brands/:id/images/:kind",
    {
      schema: {
        operationId: "deleteBrandImage",
        tags,
        summary: "Take a picture of a brand away",
        params: parameters,
        response: { 200: Reference(Brand) },
      },
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      const change = { id, ifMatch: request.headers["if-match"], body: undefined };
      const row = await deleteBrandImage(database, principalOf(request), kind, change);
      reply.header("etag", entityTag(row.version));
      return presentBrand(row, config.baseUrl);
    },
  );

  app.get(`${IMAGE_PATH}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const { type, content } = await showBrandImage(database, file);
    // Opened by itself, an SVG is a document: it may do nothing, in an origin that is nobody's.
    reply.headers({
      "content-type": CONTENT_TYPES[type],
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    return content;
  });
}

/** The one file of a form, whole. */
async function receiveImage(request: FastifyRequest): Promise<Buffer> {
  try {
    const file = await request.file({ limits: { fileSize: MAX_IMAGE_BYTES, files: 1, parts: 10 } });
    const content = await file?.toBuffer();
    if (file?.file.truncated) throw tooLarge();
    if (!content || content.length === 0)
      throw new InvalidError([{ pointer: "/file", message: "is missing or empty: send one picture as `file`." }]);
    return content;
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code ?? "";
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code))
    return new InvalidError([{ pointer: "/file", message: "the form has too many parts: send one picture." }]);
  return new AppError(
    "bad_request",
    "broken_upload",
    "The upload broke off or is not a valid multipart form. Nothing was stored; send it again.",
  );
}

function tooLarge(): AppError {
  const limit = `${MAX_IMAGE_BYTES / 1024} KiB`;
  return new AppError(
    "too_large",
    "file_too_large",
    `The picture is larger than ${limit}, the limit for one. Save it smaller, or as SVG.`,
  );
}
