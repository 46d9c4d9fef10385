import { type PreparedPassage, preparePassage } from "@citedesk/grounding";
import { LRUCache } from "lru-cache";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { ModelCatalogue } from "../../ports/chat-model.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ToolCaller } from "../../ports/tool-caller.ts";
import type { ToolServerClient } from "../../ports/tool-server-client.ts";
import { type CachedQuestions, cacheQuestions } from "./questions/cache-questions.ts";
import { cacheVersionTexts, type VersionTexts } from "./retrieval/cache-version-texts.ts";
import type { Rankers } from "./retrieval/find-best-passages.ts";
import type { PassagePreloader } from "./retrieval/preload-passages.ts";
import type { RetrievalContext } from "./retrieval/retrieval-context.ts";
import type { FoundPassage } from "./retrieval/retrieve-passages.ts";
import { cacheSourceLanguages, type SourceLanguages } from "./texts/cache-source-languages.ts";

/** What answering needs besides retrieval. */
export interface AnswerContext extends RetrievalContext {
  rankers: Rankers;
  preloader: PassagePreloader;
  models: ModelCatalogue;
  answering: Answering;
  toolCaller: ToolCaller;
  toolServers: ToolServerClient;
  secretKeys: SecretKeys;
  clock: Clock;
}

export interface AnsweringSettings {
  /** Until a model's first part; then between two parts. */
  modelTimeoutMs: number;
  /** What an assistant may spend on models a day (UTC), in US dollars; undefined: no limit. */
  dailyBudgetDollars: number | undefined;
}

/** Settings, with what is kept from answer to answer: neither stored texts nor passages ever change. */
export interface Answering extends AnsweringSettings {
  versionTexts: VersionTexts;
  supportPassage(passage: FoundPassage): PreparedPassage;
  sourceLanguages: SourceLanguages;
  questions: CachedQuestions;
}

const TEXT_CHARACTERS_KEPT = 16_000_000;
/** Of passages as the support rule reads them: some forty bytes each. */
const SUPPORT_CHARACTERS_KEPT = 1_000_000;
const AGENTS_KEPT = 1_000;

export function createAnswering(settings: AnsweringSettings, clock: Clock): Answering {
  return {
    ...settings,
    versionTexts: cacheVersionTexts(TEXT_CHARACTERS_KEPT),
    supportPassage: cacheSupportPassages(SUPPORT_CHARACTERS_KEPT),
    sourceLanguages: cacheSourceLanguages(AGENTS_KEPT),
    questions: cacheQuestions(AGENTS_KEPT, () => clock.now()),
  };
}

/**
 * Passages read once for the support rule; the least used of them go first. Those that stand beside what is cited, and
 * are never read, take no room.
 */
function cacheSupportPassages(maxCharacters: number): Answering["supportPassage"] {
  const kept = new LRUCache<string, PreparedPassage>({
    maxSize: maxCharacters,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  return ({ id, title, text }) => {
    const known = kept.get(id);
    if (known) return known;
    return preparePassage({ id, title, text }, (prepared) => kept.set(id, prepared));
  };
}
