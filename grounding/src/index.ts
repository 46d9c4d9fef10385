export type { Heading, NumberedRange, Passage, StructuredText, TextRange, TimedRange } from "./structured-text.ts";
