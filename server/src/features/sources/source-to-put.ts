import { createHash } from "node:crypto";
import { normaliseAddress } from "@citedesk/crawling";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { checkBusinessInfo } from "./check-business-info.ts";
import type { SourceToPut } from "./put-source.ts";
import type { SourceBody } from "./source-bodies.ts";
import type { SourceOptions } from "./source-options.ts";

/** What makes a JSON source the same again: a text's title, a question, a business's name, an address. */
export function toSourceToPut(body: SourceBody): Omit<SourceToPut, "agentId" | "brandId"> {
  const { agent_id: _agent, brand_id: _brand, access, schedule, stale_after_days, approval, ...content } = body;
  const options = { access, schedule, stale_after_days, approval };
  return { ...toContent(content), options };
}

type Content = DistributiveOmit<SourceBody, "agent_id" | "brand_id" | keyof SourceOptions>;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
type PutContent = Pick<SourceToPut, "type" | "title" | "identity" | "settings">;

/** Throws 422 for what the schemas can't say. */
export function toContent(content: Content): PutContent {
  switch (content.type) {
    case "text":
      return { type: "text", title: content.title, identity: content.title, settings: { text: content.text } };
    case "qa":
      return {
        type: "qa",
        title: content.question.slice(0, 300),
        identity: digest(fold(content.question)),
        settings: {
          question: content.question,
          answer: content.answer,
          alternatives: content.alternatives ?? [],
          ...(content.language === undefined ? {} : { language: content.language }),
        },
      };
    case "business_info":
      return toBusinessInfo(content);
    case "website":
    case "sitemap":
    case "video":
      return toSite(content);
  }
}

function toSite({ type, title, ...settings }: Extract<Content, { type: "website" | "sitemap" | "video" }>): PutContent {
  const url = readSiteAddress(settings.url);
  const { file_name: fileName } = settings as { file_name?: string };
  const identity = fileName === undefined ? url : identityOfList(fileName);
  return { type, title: title ?? titleOf(url), identity, settings: { ...settings, url } };
}

/** Pages that were brought in as a list: a sitemap that is a stored file (JSON, an array of addresses). */
export function toPageList(
  fileName: string,
  urls: readonly string[],
  stored: { sha256: string; size: number },
): PutContent {
  return {
    type: "sitemap",
    title: fileName,
    identity: identityOfList(fileName),
    settings: { url: urls[0]!, file_name: fileName, max_pages: urls.length, ...stored },
  };
}

/** No address begins so. */
function identityOfList(fileName: string): string {
  return `list ${fileName}`;
}

function toBusinessInfo({ type, ...settings }: Extract<Content, { type: "business_info" }>): PutContent {
  checkBusinessInfo(settings);
  const url = settings.url === undefined ? undefined : readSiteAddress(settings.url);
  return {
    type,
    title: settings.name ?? titleOf(url!),
    identity: url ?? digest(fold(settings.name!)),
    settings: url === undefined ? settings : { ...settings, url },
  };
}

function titleOf(url: string): string {
  const { host, pathname } = new URL(url);
  return (host + (pathname === "/" ? "" : pathname)).slice(0, 300);
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().trim();
}

/** Whether an address says how its site is spoken to. */
export function namesScheme(text: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:\/\//i.test(text);
}

/** An address as people type it: `example.com` is https. Throws 422. */
export function readSiteAddress(text: string): string {
  const trimmed = text.trim();
  const hasScheme = namesScheme(trimmed);
  // A word without a dot is no address that anybody would type.
  const isHost = /^(?:[^/?#]*\.|localhost(?:[:/?#]|$)|\[)/i.test(trimmed);
  const url = hasScheme ? normaliseAddress(trimmed) : isHost ? normaliseAddress(`https://${trimmed}`) : null;
  if (url === null)
    throw new InvalidError([
      { pointer: "/url", message: "must be an http or https address such as https://example.com." },
    ]);
  return url;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
