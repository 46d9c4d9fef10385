/**
 * Whether a turn of a few words can't be understood without what was said before: it goes on (`and Sheffield?`, `y los
 * sábados`) or speaks of `it`.
 */
export function leansOnHistory(turn: string): boolean {
  const words = turn.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words <= FEW_WORDS && (goesOn(turn) || REFERS.test(turn) || ENDS_WITH_PRONOUN.test(turn));
}

/**
 * As `leansOnHistory`, of a turn that certainly does: a pronoun that is an article as well (`la`, `das`) says so at the
 * end alone.
 */
export function surelyLeans(turn: string): boolean {
  const words = turn.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return goesOn(turn) || (words <= FEW_WORDS && surelyRefers(turn));
}

/** Whether a text of any length speaks of something by a pronoun that is no article. */
export function surelyRefers(text: string): boolean {
  return REFERS_SURELY.test(text) || ENDS_WITH_PRONOUN.test(text);
}

/** Whether a sentence speaks of somebody or something by a pronoun alone: `return it`, `must he pay`. */
export function refersBack(text: string): boolean {
  return STANDS_FOR.test(text);
}

/** Whether a turn asks the same as the one before of something else: `and Sheffield?`, `what about Sundays`. */
export function goesOn(turn: string): boolean {
  const words = turn.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return (
    words <= FEW_WORDS && (GOES_ON.test(turn) || CORRECTS.test(turn) || (words <= FRAGMENT && FRAGMENTS.test(turn)))
  );
}

/** How much of a turn only says that another one was meant: `no, I meant` of `no, I meant the annual one`. */
export function correctionLength(turn: string): number {
  return CORRECTS.exec(turn)?.[0].length ?? 0;
}

/** Whether a turn says so little by itself that it may be about what was answered before: `how much for ten`. */
export function mayGoOn(turn: string): boolean {
  return leansOnHistory(turn) || (turn.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= HARDLY_ANY;
}

const HARDLY_ANY = 5;
const FEW_WORDS = 7;
const GOES_ON =
  /^[\s¿¡]*(?:(?:ok|okay|ah|oh|yes|thanks|great|cool|gut|ja|danke|super|d['’]accord|oui|merci|vale|sí|gracias|bene|grazie|sim|obrigad[oa]|bedankt)[\s,.!]+)*(?:and|or|but|what about|how about|what if|same for|und|oder|aber|wie (?:ist|sieht) es|was ist mit|et|ou|mais|y|e|o|pero|ed|ma|en|of|maar|hoe zit|och|eller|mas)(?!\p{L})/iu;
/** `No, I meant the annual one`: the same is asked of something else. */
const CORRECTS =
  /^[\s¿¡]*(?:(?:no|nope|sorry|nein|nee|non|não|nej)[\s,.]+)+(?:i (?:mean|meant)|ich (?:meine?|meinte)|(?:je voulais dire|je parle)|(?:me refiero|me refería|quería decir|quiero decir)|(?:intendevo|intendo|volevo dire)|(?:quero dizer|queria dizer|quis dizer)|ik (?:bedoel|bedoelde)|jag (?:menar|menade))(?!\p{L})/iu;
const FRAGMENT = 4;
/** What begins so, and is no longer, asks nothing by itself: `for adults?`, `im Winter?` */
const FRAGMENTS =
  /^[\s¿¡]*(?:for|in|with|without|by|from|on|at|für|im|am|mit|ohne|nach|ab|bei|per|pour|avec|sans|en|dans|depuis|le|para|con|sin|desde|per|senza|dal|com|sem|voor|met|zonder|på|för|med|utan) (?!\p{L}+(?:en|ing)? (?:i|you|ich|ihr|je|vous|ik)(?!\p{L}))/iu;
const STANDS_FOR =
  /(?<!\p{L})(?:it|they|them|he|she|him|es|sie|ihn|ihm|er|il|elle|ils|elles|lo|la|los|las|lui|lei|het|hij|hem|den|det|dem|ele|ela|eles|elas)(?!\p{L})/iu;
const REFERS =
  /(?<!\p{L})(?:(?<=the (?:\p{L}+ )?)ones?|it|its|they|them|that|this|these|those|there|he|she|es|sie|ihn|das|dies|dort|il|elle|ils|elles|ça|cela|y|lo|la|eso|esto|ese|ellos|lui|lei|quello|questo|het|die|dat|dit|zij|den|det|de|dessa|isso|isto)(?!\p{L})/iu;
const REFERS_SURELY =
  /(?<!\p{L})(?:(?<=the (?:\p{L}+ )?)ones?|it|its|they|them|he|she|that|this|these|those|there|er|sie|der|dieser?|dort|dorthin|il|elle|ça|cela|ese|esa|eso|esto|esta|este|allí|quello|quella|questo|questa|lì|isso|esse|essa|dat|dit|die|deze|daar|den|det|där)(?!\p{L})/iu;
const ENDS_WITH_PRONOUN =
  /(?<!\p{L})(?:das|die|der|den|es|ihn|ihm|la|las|le|les|lo|los|y|en|li|ne|o|os|a|as|het|hem|dem)\s*[?!.]*$/iu;
