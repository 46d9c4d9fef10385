/**
 * A question with its question words as they should be written: what kind of thing it asks for is read from them.
 * `wen`, `wieviehl` and `cmb` are no words that a text has. `language` is a primary tag.
 */
export function mendQuestionWords(question: string, language: string): string {
  const mended = MEANT[language];
  return mended ? question.replace(WORD, (word) => mended.get(word.toLowerCase()) ?? word) : question;
}

const WORD = /[\p{L}\p{M}]+/gu;

const MEANT: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries({
    en: "wen:when whn:when wehn:when whne:when wher:where whre:where wehre:where wat:what wht:what waht:what wot:what whats:what's hw:how hwo:how wich:which whcih:which whos:who's wats:what's wens:when's hows:how's openning:opening wheres:where's monny:money mony:money logn:long mutch:much muhc:much mcuh:much mny:many mnay:many",
    de: "wan:wann wnan:wann wieviehl:wieviel wiviel:wieviel wievil:wieviel wieveil:wieviel wielange:wie_lange  fon:von kostn:kosten kostet's:kostet kostets:kostet",
    es: "cuanto:cuánto cunto:cuánto cuato:cuánto cuantos:cuántos cuando:cuándo cuado:cuándo kuando:cuándo donde:dónde dnd:dónde dodne:dónde q:qué k:qué ke:qué qe:qué komo:cómo xq:por_qué kien:quién cuesat:cuesta cueta:cuesta kuesta:cuesta ora:hora oras:horas",
    fr: "cmb:combien combein:combien conbien:combien combient:combien comben:combien qd:quand kan:quand quant:quand koi:quoi pk:pourquoi pq:pourquoi pourkoi:pourquoi komment:comment coment:comment kel:quel kelle:quelle",
    it: "qnt:quanto qnto:quanto cuanto:quanto qnd:quando cuando:quando xke:perché xché:perché xche:perché dv:dove nn:non cm:come",
    nl: "wnr:wanneer waneer:wanneer wanner:wanneer hoevel:hoeveel hoeveeel:hoeveel wrm:waarom waro:waar wr:waar",
  }).map(([language, pairs]) => [
    language,
    new Map(pairs.split(" ").map((pair) => pair.replaceAll("_", " ").split(":") as [string, string])),
  ]),
);
