/**
 * Whether a turn of a few words can't be understood without what was said before: it goes on (`and Sheffield?`, `y los
 * sábados`) or speaks of `it`.
 */
export function leansOnHistory(turn: string): boolean {
  const words = turn.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words <= FEW_WORDS && (goesOn(turn) || REFERS.test(turn));
}

/** Whether a sentence speaks of somebody or something by a pronoun alone: `return it`, `must he pay`. */
export function refersBack(text: string): boolean {
  return STANDS_FOR.test(text);
}

/** Whether a turn asks the same as the one before of something else: `and Sheffield?`, `what about Sundays`. */
export function goesOn(turn: string): boolean {
  const words = turn.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words <= FEW_WORDS && GOES_ON.test(turn);
}

/** Whether a turn says so little by itself that it may be about what was answered before: `how much for ten`. */
export function mayGoOn(turn: string): boolean {
  return leansOnHistory(turn) || (turn.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= HARDLY_ANY;
}

const HARDLY_ANY = 5;
const FEW_WORDS = 7;
const GOES_ON =
  /^[\s¿¡]*(?:and|or|but|what about|how about|same for|und|oder|aber|wie (?:ist|sieht) es|was ist mit|et|ou|mais|y|e|o|pero|ed|ma|en|of|maar|hoe zit|och|eller|mas)(?!\p{L})/iu;
const STANDS_FOR =
  /(?<!\p{L})(?:it|they|them|he|she|him|es|sie|ihn|ihm|er|il|elle|ils|elles|lo|la|los|las|lui|lei|het|hij|hem|den|det|dem|ele|ela|eles|elas)(?!\p{L})/iu;
const REFERS =
  /(?<!\p{L})(?:it|its|they|them|that|this|these|those|there|he|she|es|sie|ihn|das|dies|dort|il|elle|ils|elles|ça|cela|y|lo|la|eso|esto|ese|ellos|lui|lei|quello|questo|het|die|dat|dit|zij|den|det|de|dessa|isso|isto)(?!\p{L})/iu;
