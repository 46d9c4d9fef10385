import { imageSize } from "image-size";
import { AppError, InvalidError } from "../../../platform/errors/app-error.ts";
import { cleanSvg } from "./clean-svg.ts";

export const IMAGE_TYPES = ["png", "jpg", "webp", "gif", "svg"] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
export const MAX_IMAGE_BYTES = 256 * 1024;
const MAX_SIDE = 4096;
const MAX_PIXELS = 8_000_000;

/**
 * What the bytes are, whatever their name or declared type: a picture that visitors' browsers may be handed. An SVG
 * comes back as the drawing alone. Throws 415 for another type, 422 for one that is broken or takes too much to show.
 */
export function readImage(content: Buffer): { type: ImageType; content: Buffer } {
  const svg = looksLikeSvg(content);
  if (svg) return { type: "svg", content: cleanSvg(content) };
  const { type, width, height } = measure(content);
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new InvalidError([
      {
        pointer: "/file",
        message: `is ${width} × ${height} pixels; at most ${MAX_SIDE} a side and ${MAX_PIXELS / 1e6} million in all.`,
      },
    ]);
  return { type, content };
}

function measure(content: Buffer): { type: ImageType; width: number; height: number } {
  const found = typeOf(content);
  if (!found)
    throw new AppError(
      "unsupported_media_type",
      "unsupported_file_type",
      "This is no picture that is shown. Use PNG, JPEG, WebP, GIF or SVG; its name doesn't matter.",
    );
  try {
    const { width, height } = imageSize(content);
    if (width > 0 && height > 0) return { type: found, width, height };
  } catch {
    // Told below: it begins like a picture and goes on like none.
  }
  throw new InvalidError([{ pointer: "/file", message: "is broken or cut short: its size can't be read." }]);
}

/** By the bytes that a file of its type begins with. */
function typeOf(content: Buffer): Exclude<ImageType, "svg"> | undefined {
  const text = content.subarray(0, 12).toString("latin1");
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("\xff\xd8\xff")) return "jpg";
  if (/^GIF8[79]a/.test(text)) return "gif";
  return /^RIFF.{4}WEBP/s.test(text) ? "webp" : undefined;
}

function looksLikeSvg(content: Buffer): boolean {
  const start = content.subarray(0, 1024).toString("utf8");
  return /^[\uFEFF\s]*</.test(start) && /<(?:[\w-]+:)?svg[\s>]/i.test(content.toString("utf8"));
}
