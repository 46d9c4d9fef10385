import { foldWord } from "../../analysis/fold-word.ts";

/** A kind of things. */
export interface Kind {
  name: string;
  /** Whether it is said as a whole wherever some of it are named: who takes dogs takes any. */
  isOpen: boolean;
  /** The words that pages say it with; those of a list stand for it only where a library has none of those before. */
  wider: string[][];
  /** What always is one of it, each with its other names, folded. */
  members: string[][];
  /** Of these what asks for something else, too: a visa. */
  toldOnly: string[];
}

/**
 * Reads lines such as `strings: string; instrument | violin=fiddle double_bass`; a name with `+` is open, behind `~`
 * stands what is told only.
 */
export function readKinds(list: string): Kind[] {
  return list
    .trim()
    .split("\n")
    .map((line) => {
      const [, name = "", open, wider = "", members = ""] = LINE.exec(line) ?? [];
      return {
        name,
        isOpen: open !== undefined,
        wider: wider === "" ? [] : wider.split("; ").map((words) => words.split(" ")),
        members: members.split(" ").map((names) => names.replaceAll("~", "").split("=").flatMap(namesOf)),
        toldOnly: (members.match(/(?<=~)[^ =]+/gu) ?? []).map(foldWord),
      };
    });
}

/** Questions are read in words: `grille-pain` are two, and one where a hyphen stands in it. */
function namesOf(name: string): string[] {
  const folded = foldWord(name);
  return folded.includes("-") ? [folded, folded.replace("-", "_")] : [folded];
}

const LINE = /^(\p{L}+)(\+)?: ?(.*?) ?\| (.+)$/u;
