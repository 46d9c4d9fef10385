import { createHash } from "node:crypto";
import { normaliseAddress } from "@citedesk/crawling";
import { InvalidError } from "../../platform/errors/app-error.ts";
import type { SourceToPut } from "./put-source.ts";
import type { SourceBody } from "./source-bodies.ts";

/** What makes a JSON source the same again: a text's title, a question, an address. */
export function toSourceToPut(body: SourceBody): Omit<SourceToPut, "agentId" | "brandId"> {
  switch (body.type) {
    case "text":
      return { type: "text", title: body.title, identity: body.title, settings: { text: body.text } };
    case "qa":
      return {
        type: "qa",
        title: body.question.slice(0, 300),
        identity: digest(body.question.normalize("NFC").toLowerCase().trim()),
        settings: { question: body.question, answer: body.answer, alternatives: body.alternatives ?? [] },
      };
    case "website":
    case "sitemap":
      return toSiteToPut(body);
  }
}

function toSiteToPut(body: Extract<SourceBody, { type: "website" | "sitemap" }>) {
  const { type, title, agent_id: _agent, brand_id: _brand, ...settings } = body;
  const url = readSiteAddress(body.url);
  const { host, pathname } = new URL(url);
  return {
    type,
    title: title ?? (host + (pathname === "/" ? "" : pathname)).slice(0, 300),
    identity: url,
    settings: { ...settings, url },
  };
}

/** An address as people type it: `example.com` is https. Throws 422. */
export function readSiteAddress(text: string): string {
  const trimmed = text.trim();
  const url = normaliseAddress(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null)
    throw new InvalidError([
      { pointer: "/url", message: "must be an http or https address such as https://example.com." },
    ]);
  return url;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
