import type { Token } from "../analysis/analyze.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { joinedName } from "./site-terms/site-relatives.ts";

/**
 * `log in`, `sign up`, `in charge`: the small word is left out, and makes another thing of the one beside it.
 */
export function nameWithParticle(turn: string, { start, end }: Token, spoken: string | null): string | undefined {
  const word = foldWord(turn.slice(start, end));
  const behind = PARTICLE.exec(turn.slice(end))?.[1];
  const before = PARTICLE_BEFORE.exec(turn.slice(0, start))?.[1];
  return (
    (behind && joinedName(word, foldWord(behind), spoken)) ?? (before && joinedName(foldWord(before), word, spoken))
  );
}

const PARTICLE_BEFORE = /(?<!\p{L})(in|on|out of|at|per|get|à|en|auf)[ -]$/iu;
/** `call it off` */
const PARTICLE = /^(?:[ -]| (?:it|them|this|that|me|us) )(in|on|up|out|off)(?!\p{L})/iu;

/** `Wie melde ich mich an`, `meld ik me aan`: the verb with its particle, `anmelde`; undefined for other words. */
export function separatedVerb(
  turn: string,
  { start, end, position }: Token,
  spoken: string | null,
): string | undefined {
  const particles = PARTICLES_BEHIND[spoken ?? ""];
  const word = foldWord(turn.slice(start, end));
  if (particles === undefined || position > FARTHEST_VERB || (spoken === "de" && !FINITE.test(word))) return undefined;
  const particle = particles.exec(turn.slice(end))?.[1];
  return particle && `${foldWord(particle)}${word}`;
}

/** At the end of what is asked. */
const PARTICLES_BEHIND: Readonly<Record<string, RegExp>> = {
  de: /^(?: [^\s.?!,;]+)+ (ab|an|auf|aus|ein|mit|nach|statt|um|vor|zurück|zu)\s*(?:[.?!,;]|$)/iu,
  nl: /^(?: [^\s.?!,;]+)+ (aan|af|in|mee|om|op|over|plaats|terug|uit)\s*(?:[.?!,;]|$)/iu,
};
/** Before it stand what asks, and who. */
const FARTHEST_VERB = 3;
const FINITE = /[etn]$/u;
