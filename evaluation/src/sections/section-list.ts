import { modelAnswerSection } from "../model-answers/model-answer-section.ts";
import { supportSection } from "../support/support-section.ts";
import { abstentionSection } from "./abstention-section.ts";
import { answerSection } from "./answer-section.ts";
import { articleSection } from "./article-section.ts";
import { attackSection } from "./attack-section.ts";
import { citationSection } from "./citation-section.ts";
import { conversationSection } from "./conversation-section.ts";
import { courtesySection } from "./courtesy-section.ts";
import { embeddingSection } from "./embedding-section.ts";
import { gapSection } from "./gap-section.ts";
import { languageSection } from "./language-section.ts";
import { pageSection } from "./page-section.ts";
import { rankingSection } from "./ranking-section.ts";
import { recordedModelSection } from "./recorded-model-section.ts";
import { sampleSection } from "./sample-section.ts";
import type { Section } from "./section.ts";
import { selectedSentencesSection } from "./selected-sentences-section.ts";
import { siteSection } from "./site-section.ts";

/** Every part of the evaluation, in the order in which it is shown. */
export const SECTIONS = {
  ranking: rankingSection,
  conversations: conversationSection,
  languages: languageSection,
  embeddings: embeddingSection,
  answers: answerSection,
  abstaining: abstentionSection,
  selected: selectedSentencesSection,
  sites: siteSection,
  recorded: recordedModelSection,
  courtesies: courtesySection,
  gaps: gapSection,
  support: supportSection,
  models: modelAnswerSection,
  articles: articleSection,
  pages: pageSection,
  files: sampleSection,
  citations: citationSection,
  injections: attackSection,
} satisfies Record<string, Section>;

export type SectionName = keyof typeof SECTIONS;
/** Takes minutes and stands for no mark: measured when it is asked for. */
export const ON_REQUEST: readonly SectionName[] = ["embeddings"];
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];
