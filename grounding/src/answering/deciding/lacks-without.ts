import { foldWord } from "../../analysis/fold-word.ts";

/**
 * Whether a text that tells a figure tells it of something with what a question leaves out, and never without it:
 * `weight without its battery`, told `Weight with battery`. Not the other way round: `with` says much else (`does it
 * work with a tablet`).
 */
export function lacksWithout(question: string, text: string): boolean {
  const told = foldWord(text);
  return [...foldWord(question).matchAll(LEFT_OUT)].some(([, thing]) => {
    const follows = (words: string) =>
      new RegExp(`(?<!\\p{L})${words} ${ARTICLE}${thing!.slice(0, STEM)}`, "u").test(told);
    return follows(WITH) && !follows(WITHOUT);
  });
}

/** Folded, as all patterns here. */
const WITHOUT = "(?:without|excluding|ohne|sans|sin|senza|zonder|sem|utan|uden|bez)";
const WITH = "(?:with|including|mit|inkl\\.?|inklusive|avec|con|com|met|med|z)";
const ARTICLE =
  "(?:(?:an?|the|its?|my|your|any|den|dem|der|die|das|ein(?:e[nmr]?)?|meine[nmr]?|une?|la|le|les|el|los|las|il|lo|una?|uma?|o|het|de|een|en|ett|et) )?";
const STEM = 4;
/** The thing that is left out. */
const LEFT_OUT = new RegExp(`(?<!\\p{L})${WITHOUT} ${ARTICLE}(\\p{L}{${STEM},})`, "gu");
