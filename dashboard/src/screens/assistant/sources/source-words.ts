import type { Schema } from "@citedesk/client";
import type { Tone } from "../../../parts/tag.tsx";
import { t } from "../../../texts/language.ts";

type Source = Schema<"Source">;
type Document = Schema<"Document">;

export const SOURCE_TYPES = ["website", "sitemap", "document", "text", "qa", "video", "business_info"] as const;
export const SOURCE_STATUSES = [
  "queued",
  "fetching",
  "processing",
  "ready",
  "ready_with_errors",
  "failed",
  "paused",
  "cancelled",
] as const;
export const OUTCOMES = [
  "waiting",
  "ready",
  "unchanged",
  "duplicate",
  "skipped",
  "empty",
  "failed",
  "removed",
] as const;

export function isUnderWay(status: Source["status"]): boolean {
  return status === "queued" || status === "fetching" || status === "processing";
}

export function sourceTypeName(type: Source["type"]): string {
  const names: Record<Source["type"], string> = {
    website: t("Website"),
    sitemap: t("Sitemap"),
    document: t("File"),
    text: t("Text"),
    qa: t("Question and answer"),
    video: t("Video"),
    business_info: t("Business facts"),
  };
  return names[type];
}

export function sourceStatus(status: Source["status"]): { word: string; tone: Tone } {
  const words: Record<Source["status"], { word: string; tone: Tone }> = {
    queued: { word: t("Waiting to be read"), tone: "plain" },
    fetching: { word: t("Reading"), tone: "accent" },
    processing: { word: t("Taking in"), tone: "accent" },
    ready: { word: t("Ready"), tone: "ok" },
    ready_with_errors: { word: t("Ready, some pages not"), tone: "warn" },
    failed: { word: t("Failed"), tone: "bad" },
    paused: { word: t("Paused"), tone: "plain" },
    cancelled: { word: t("Stopped"), tone: "plain" },
  };
  return words[status];
}

export function outcome(status: Document["status"]): { word: string; tone: Tone } {
  const words: Record<Document["status"], { word: string; tone: Tone }> = {
    waiting: { word: t("Waiting"), tone: "plain" },
    ready: { word: t("Read"), tone: "ok" },
    unchanged: { word: t("Unchanged"), tone: "ok" },
    duplicate: { word: t("Duplicate"), tone: "plain" },
    skipped: { word: t("Skipped"), tone: "plain" },
    empty: { word: t("Empty"), tone: "warn" },
    failed: { word: t("Failed"), tone: "bad" },
    removed: { word: t("Removed"), tone: "plain" },
  };
  return words[status];
}
