/** A text with look-alike characters made one, and where each of its UTF-16 code units stood. */
export interface FoldedText {
  text: string;
  /**
   * For each code unit of `text`: where its source began. One longer than `text`; the last one is the source's length.
   */
  starts: Uint32Array;
  /** For each code unit of `text`: where its source ended. */
  ends: Uint32Array;
}

/**
 * NFKC, one kind of quotation mark, apostrophe and dash, one space for any run of white space, nothing invisible.
 * Letter case stays. Offsets count UTF-16 code units of `source`.
 */
export function foldText(source: string): FoldedText {
  const folding = new Folding(source.length);
  for (let at = 0; at < source.length; ) {
    const code = source.charCodeAt(at);
    if (code >= 32 && code < 127 && !isMarkAfter(source, at + 1)) {
      at = folding.addAscii(source, at, code);
      continue;
    }
    const end = endOfCluster(source, at);
    folding.add(foldCluster(source.slice(at, end)), at, end);
    at = end;
  }
  return folding.finish(source.length);
}

class Folding {
  private text = "";
  private starts: Uint32Array;
  private ends: Uint32Array;

  constructor(size: number) {
    this.starts = new Uint32Array(size + 16);
    this.ends = new Uint32Array(size + 16);
  }

  /** Adds a character of ASCII; the doubled marks of typewriters and TeX become one. Says where to go on. */
  addAscii(source: string, at: number, code: number): number {
    const isDoubled = (code === 0x60 || code === 0x27) && source.charCodeAt(at + 1) === code;
    const end = at + (isDoubled ? 2 : 1);
    this.add(isDoubled ? '"' : code === 0x60 ? "'" : String.fromCharCode(code), at, end);
    return end;
  }

  add(folded: string, start: number, end: number): void {
    for (let index = 0; index < folded.length; index++) {
      const unit = folded[index] ?? "";
      if (unit === " " && (this.text === "" || this.text.endsWith(" "))) continue;
      this.reserve();
      this.starts[this.text.length] = start;
      this.ends[this.text.length] = end;
      this.text += unit;
    }
  }

  finish(length: number): FoldedText {
    const text = this.text.trimEnd();
    const starts = this.starts.slice(0, text.length + 1);
    starts[text.length] = length;
    return { text, starts, ends: this.ends.slice(0, text.length) };
  }

  private reserve(): void {
    if (this.text.length < this.starts.length) return;
    this.starts = grown(this.starts);
    this.ends = grown(this.ends);
  }
}

function grown(array: Uint32Array): Uint32Array {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

function isMarkAfter(source: string, at: number): boolean {
  return at < source.length && source.charCodeAt(at) > 127 && MARK.test(source[at] ?? "");
}

/** A character with the combining marks behind it: NFKC may join them. */
function endOfCluster(source: string, at: number): number {
  let end = at + (source.codePointAt(at)! > 0xffff ? 2 : 1);
  while (isMarkAfter(source, end)) end++;
  return end;
}

const MARK = /\p{M}/u;

function foldCluster(cluster: string): string {
  return cluster
    .normalize("NFKC")
    .replace(LINE_SEPARATORS, " ")
    .replace(INVISIBLE, "")
    .replace(/[‘’‚‛′‹›ʼ`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-")
    .replace(/[\s\p{Cc}]+/gu, " ");
}

const LINE_SEPARATORS = /[\u2028\u2029]/g;
const INVISIBLE = /\p{Cf}|[\ufe00-\ufe0f]/gu;
