export { analyze, primaryLanguage, type Token } from "./analysis/analyze.ts";
export { detectLanguage } from "./analysis/detect-language.ts";
export { splitSentences } from "./analysis/split-sentences.ts";
export {
  composeExtractiveAnswer,
  type ExtractiveAnswer,
  findNearestSentence,
} from "./answering/composing/compose-extractive-answer.ts";
export { joinReadings } from "./answering/composing/join-readings.ts";
export {
  decideSupport,
  FEW_PASSAGES,
  type Grounding,
  type SupportDecision,
} from "./answering/deciding/decide-support.ts";
export { findConflict } from "./answering/deciding/find-conflict.ts";
export { isLeftToHistory, mayStandAlone, type Reading, standsAlone } from "./answering/deciding/stands-alone.ts";
export { isUnanswerableInput } from "./answering/messages/is-unanswerable-input.ts";
export { merelyTells } from "./answering/messages/merely-tells.ts";
export { readConsent } from "./answering/messages/read-consent.ts";
export { recogniseSmalltalk, type Smalltalk, smalltalkLanguages } from "./answering/messages/recognise-smalltalk.ts";
export type { AskedPart, AskedQuery } from "./answering/questions/asked-query.ts";
export { asksWhatOneThingIs } from "./answering/questions/asks-what-one-thing-is.ts";
export { searchedFor } from "./answering/questions/searched-for.ts";
export { type SeparateQuestion, separateQuestions } from "./answering/questions/separate-questions.ts";
export type { QuotedSentence } from "./answering/rating/quoted-sentence.ts";
export {
  chooseFollowUps,
  drawQuestions,
  isAnsweredBy,
  type QuestionSource,
} from "./answering/suggesting/draw-questions.ts";
export { prepareBasicQuery } from "./basic-facts/prepare-basic-query.ts";
export { tellingFirst } from "./basic-facts/tell-basic-fact.ts";
export { buildCheckPrompt, type CheckInput } from "./checking/build-check-prompt.ts";
export { findForeignFact } from "./checking/find-foreign-fact.ts";
export { placeCheckQuotes } from "./checking/place-check-quotes.ts";
export { type CheckVerdict, readCheckVerdicts } from "./checking/read-check-verdicts.ts";
export { type FurtherScores, fuseScores } from "./fusion/fuse-scores.ts";
export { clusterQuestions, type QuestionCluster, type QuestionToCluster } from "./gaps/cluster-questions.ts";
export { isOffTopic } from "./gaps/is-off-topic.ts";
export { missingWords } from "./gaps/missing-words.ts";
export { buildPrompt, isRefusal, REFUSAL_MARKER } from "./prompting/build-prompt.ts";
export {
  buildRewritePrompt,
  readRewrittenQuestion,
  readSearchWords,
  readTranslations,
} from "./prompting/build-rewrite-prompt.ts";
export { buildSummaryPrompt, readSummary } from "./prompting/build-summary-prompt.ts";
export { estimateTokens } from "./prompting/estimate-tokens.ts";
export type { Prompt, PromptInput, PromptPassage, PromptTurn } from "./prompting/prompt.ts";
export { type AnalyzedPassage, cachePassageAnalyses, type PassageAnalyses } from "./ranking/analyze-passage.ts";
export { bearOut } from "./ranking/bear-out.ts";
export {
  type Candidate,
  inverseDocumentFrequency,
  type PassageStatistics,
  type QueryTerm,
} from "./ranking/candidate.ts";
export { matchStoredQuestion, STORED_QUESTION_MATCH, type StoredQuestion } from "./ranking/match-stored-question.ts";
export { meantWish } from "./ranking/meant-wishes/meant-wish.ts";
export {
  type PreparedQuery,
  prepareQuery,
  type QueryWord,
  type Question,
  type Turn,
} from "./ranking/prepare-query.ts";
export { type RankedPassage, rankPassages } from "./ranking/rank-passages.ts";
export { questionLanguage } from "./ranking/site-terms/question-language.ts";
export { buildSegment } from "./segments/build-segment.ts";
export {
  type ByteRange,
  decodeSegment,
  encodeSegment,
  openSegment,
  SegmentFormatError,
} from "./segments/encode-segment.ts";
export { createScores, findCandidates } from "./segments/find-candidates.ts";
export { findPositions } from "./segments/find-positions.ts";
export { createIdentifierTable, type IdentifierTable } from "./segments/identifier-table.ts";
export { IDENTIFIER_WORDS, readIdentifier, writeIdentifier } from "./segments/identifier-words.ts";
export { type QueryWords, scoreCandidates } from "./segments/match-candidates.ts";
export { mergeSegments } from "./segments/merge-segments.ts";
export {
  type HeadPart,
  type PartRange,
  type RangeSearch,
  type ReadParts,
  searchByRanges,
} from "./segments/search-by-ranges.ts";
export { type SegmentSearch, searchSegments } from "./segments/search-segments.ts";
export type { Segment, SegmentPassage } from "./segments/segment.ts";
export { rangeOfPassageIds, readSegmentHead, type SegmentHead } from "./segments/segment-head.ts";
export { showPassages, type VisibleSegment } from "./segments/show-passages.ts";
export { countWords } from "./splitting/count-words.ts";
export { PASSAGE_RULES, splitPassages } from "./splitting/split-passages.ts";
export type { Heading, NumberedRange, Passage, StructuredText, TextRange, TimedRange } from "./structured-text.ts";
export { canStandIn } from "./support/can-stand-in.ts";
export { checkStatement, type SupportQuestion } from "./support/check-statement.ts";
export { findQuote, type PlacedQuote } from "./support/find-quote.ts";
export { type JudgedStatement, judgeStatement } from "./support/judge-statement.ts";
export { type PreparedPassage, preparePassage, type SupportPassage, withOwnName } from "./support/prepare-passage.ts";
export type { WrittenCitation } from "./support/statements/citation-markers.ts";
export {
  type CutStatement,
  cutSentences,
  type SentenceCutter,
  type StatementBlock,
} from "./support/statements/cut-sentences.ts";
export { type AllowedAddresses, collectAddresses, sanitiseMarkdown } from "./support/statements/sanitise-markdown.ts";
export type { Support, SupportFailure, SupportFailureCode, SupportVerdict } from "./support/support-verdict.ts";
export {
  type FoundQuote,
  type VerificationRules,
  type VerifiedStatement,
  verifyStatement,
  type WithheldStatement,
} from "./support/verify-statement.ts";
export { findUnits, type Outline, type Unit, type UnitKind } from "./units/find-units.ts";
export { isListItem } from "./units/line-signs.ts";
