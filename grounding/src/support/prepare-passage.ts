import { detectLanguage } from "../analysis/detect-language.ts";
import { splitSentences } from "../analysis/split-sentences.ts";
import { countedMark } from "../units/line-signs.ts";
import { type FoldedText, foldText } from "./tokens/fold-text.ts";
import { readTokens } from "./tokens/read-tokens.ts";
import type { SupportToken } from "./tokens/support-token.ts";

/** A passage that statements are checked against. `text` is the stored text: quotes are places in it. */
export interface SupportPassage {
  id: string;
  title: string | null;
  text: string;
}

/** A sentence or a whole list, as a range of the text and of the tokens (`first` included, `last` excluded). */
export interface PreparedSentence {
  start: number;
  end: number;
  first: number;
  last: number;
}

/** A passage read once; it may be kept as long as its text doesn't change. Costs about ten times its text in memory. */
export interface PreparedPassage extends SupportPassage {
  tokens: readonly SupportToken[];
  sentences: readonly PreparedSentence[];
  /** The indexes of the tokens of each key, rising. Numbers stand under their bare key too. */
  places: ReadonlyMap<string, readonly number[]>;
  /** The words of the title: they need no support. */
  titleKeys: ReadonlySet<string>;
  /** Primary language tag, e.g. `de`; null when it can't be told. */
  language: string | null;
  /** Of the text; made when first needed. */
  folded(): FoldedText;
}

/**
 * It is read when something of it is first asked for: most passages beside a cited one never are. `onRead` is told
 * then, with the passage: it is worth keeping.
 */
export function preparePassage(
  passage: SupportPassage,
  onRead: (prepared: PreparedPassage) => void = () => {},
): PreparedPassage {
  return new LazyPassage(passage, onRead);
}

/** A class: eight are made for each answer of a model, and properties of an object that read are dear to make. */
class LazyPassage implements PreparedPassage {
  readonly id: string;
  readonly title: string | null;
  readonly text: string;
  readonly #onRead: (prepared: PreparedPassage) => void;
  #isRead = false;
  #reading: ReadText | undefined;
  #titleKeys: ReadonlySet<string> | undefined;
  #language: string | null | undefined;
  #folded: FoldedText | undefined;

  constructor({ id, title, text }: SupportPassage, onRead: (prepared: PreparedPassage) => void) {
    this.id = id;
    this.title = title;
    this.text = text;
    this.#onRead = onRead;
  }

  get tokens() {
    return this.#read().tokens;
  }

  get places() {
    return this.#read().places;
  }

  get sentences() {
    return this.#read().sentences;
  }

  get titleKeys() {
    this.#titleKeys ??= keysOf(this.title ?? "");
    return this.#titleKeys;
  }

  get language() {
    this.#noteRead();
    if (this.#language === undefined) this.#language = detectLanguage(this.text.slice(0, LANGUAGE_SAMPLE));
    return this.#language;
  }

  folded() {
    this.#noteRead();
    this.#folded ??= foldText(this.text);
    return this.#folded;
  }

  #read(): ReadText {
    this.#noteRead();
    this.#reading ??= readPassage(this.text);
    return this.#reading;
  }

  #noteRead(): void {
    if (this.#isRead) return;
    this.#isRead = true;
    this.#onRead(this);
  }
}

type ReadText = Pick<PreparedPassage, "tokens" | "places" | "sentences">;

function readPassage(text: string): ReadText {
  const tokens = readTokens(text);
  const places = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    add(places, token.key, index);
    if (token.bareKey !== "" && token.bareKey !== token.key) add(places, token.bareKey, index);
  }
  return { tokens, places, sentences: locateTokens(joinLists(text, splitSentences(text)), tokens) };
}

/**
 * With words that every passage of a site may be said to speak of, the assistant's own name: they need no support. The
 * rest is read when it is asked for, as before.
 */
export function withOwnName(passage: PreparedPassage, name: string): PreparedPassage {
  return new NamedPassage(passage, name);
}

class NamedPassage implements PreparedPassage {
  readonly id: string;
  readonly title: string | null;
  readonly text: string;
  readonly #passage: PreparedPassage;
  readonly #name: string;
  #titleKeys: ReadonlySet<string> | undefined;

  constructor(passage: PreparedPassage, name: string) {
    this.id = passage.id;
    this.title = passage.title;
    this.text = passage.text;
    this.#passage = passage;
    this.#name = name;
  }

  get tokens() {
    return this.#passage.tokens;
  }

  get places() {
    return this.#passage.places;
  }

  get sentences() {
    return this.#passage.sentences;
  }

  get titleKeys() {
    this.#titleKeys ??= this.#passage.titleKeys.union(keysOf(this.#name));
    return this.#titleKeys;
  }

  get language() {
    return this.#passage.language;
  }

  folded() {
    return this.#passage.folded();
  }
}

function keysOf(words: string): Set<string> {
  return new Set(readTokens(words).map((token) => token.key));
}

const LANGUAGE_SAMPLE = 2000;

function add(places: Map<string, number[]>, key: string, index: number): void {
  const known = places.get(key);
  if (known) known.push(index);
  else places.set(key, [index]);
}

interface Range {
  start: number;
  end: number;
}

/**
 * Items of a list become one with their introduction: no item says anything alone, but for steps that are sentences.
 * Long lists stay in pieces.
 */
function joinLists(text: string, sentences: readonly Range[]): Range[] {
  const joined: Range[] = [];
  let isList = false;
  for (const { start, end } of sentences) {
    const previous = joined.at(-1);
    const isItem =
      LIST_MARK.test(text.slice(start, start + 6)) && end - start <= LONGEST_ITEM && !isWholeStep(text, start, end);
    const follows = previous !== undefined && (isList || text[previous.end - 1] === ":");
    if (isItem && follows && end - previous.start <= LONGEST_LIST) previous.end = end;
    else joined.push({ start, end });
    isList = isItem;
  }
  return joined;
}

/** `3. Click OK.` tells what is done by itself. */
function isWholeStep(text: string, start: number, end: number): boolean {
  return /[.!。！]["'”’»)\]]?$/u.test(text.slice(start, end)) && countedMark(text, start) > 0;
}

const LIST_MARK = /^(?:[-*+•▪◦‣–] |\d{1,3}[.)] )/;
const LONGEST_ITEM = 120;
const LONGEST_LIST = 800;

function locateTokens(sentences: readonly Range[], tokens: readonly SupportToken[]): PreparedSentence[] {
  const located: PreparedSentence[] = [];
  let first = 0;
  for (const [index, { start, end }] of sentences.entries()) {
    const limit = sentences[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    let last = first;
    while (last < tokens.length && tokens[last]!.start < limit) last++;
    if (last > first) located.push({ start, end, first, last });
    first = last;
  }
  return located;
}
