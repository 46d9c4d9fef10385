import type { ExtractedDocument } from "../extracted-document.ts";
import { ExtractionFailure } from "../extracted-document.ts";
import { canonicalText } from "./canonical-text.ts";
import { DocumentBuilder } from "./document-builder.ts";

/**
 * SubRip and WebVTT (W3C): each cue with its time in seconds; voices, tags and notes are left out, repeats of rolling
 * captions too.
 */
export function readCaptions(source: string): ExtractedDocument {
  const text = canonicalText(source);
  const isVtt = text.trimStart().startsWith("WEBVTT");
  const builder = new DocumentBuilder();
  let previous = "";
  let cues = 0;
  for (const block of text.split(/\n[^\S\n]*\n/u)) {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => TIMING.test(line));
    if (at < 0 || at > 2) continue;
    const [, from, to] = TIMING.exec(lines[at]!)!;
    cues++;
    const spoken = lines
      .slice(at + 1)
      .map((line) => plainCue(line))
      .filter((line) => line !== "" && line !== previous);
    if (spoken.length === 0) continue;
    previous = spoken.at(-1)!;
    builder.timed(seconds(from!), seconds(to!), spoken.join(" "));
  }
  if (cues === 0)
    throw new ExtractionFailure("broken", "The subtitles have no times that can be read. Export them again.");
  return builder.build({
    mediaType: isVtt ? "text/vtt" : "application/x-subrip",
    language: /^Language:\s*(\S+)/mu.exec(text.slice(0, 500))?.[1] ?? null,
  });
}

const TIMING = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})[^\S\n]*-->[^\S\n]*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/u;

function seconds(time: string): number {
  const [last = "0", minutes = "0", hours = "0"] = time.replace(",", ".").split(":").reverse();
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(last)) * 1000) / 1000;
}

function plainCue(line: string): string {
  return line
    .replace(/<[^<>]*>|\{\\[^{}]*\}/gu, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/gu, (_, name: string) => ENTITIES[name] ?? "")
    .trim();
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", nbsp: " ", lrm: "", rlm: "" };
