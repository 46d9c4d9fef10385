import type { Token } from "../analysis/analyze.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { correctionLength } from "./leans-on-history.ts";

/** A question's words without those that only carry it (`I want to know`, `ok`), unless there are no others. */
export function withoutFillers(tokens: Token[], question: string, spoken: string): Token[] {
  const fillers = FILLERS.get(spoken);
  if (fillers === undefined) return tokens;
  const measures = MEASURES.get(spoken);
  const corrected = correctionLength(question);
  const kept = tokens.filter(({ start, end }) => {
    if (start < corrected) return false;
    const word = question.slice(start, end).toLowerCase();
    if (fillers.has(word) || fillers.has(foldWord(word))) return false;
    return !measures?.some(({ after, words }) => words.has(word) && after.test(question.slice(0, start)));
  });
  return kept.length === 0 ? tokens : kept;
}

/** By language; single words, as they are written. */
const FILLERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: "ok okay yes yeah hello hi hiya hey lol omg please pls thanks thank sorry oops wow like tell something anything",
    de: "kan nich gibs gibts hab habs ne nen nem ner ok okay ja hallo hi hey moin servus bitte danke sorry entschuldigung per wann kannst könnt möchte würde wohin woher womit wofür gibt habt macht etwas irgendetwas",
    fr: "ya jai jpeux jvoudrais cest kel kelle koi ke ok oui faut faudra il ils elle elles on je tu vous nous bonjour bonsoir salut coucou merci svp stp pardon puis peux peut pouvez puis-je quelque chose",
    es: "q k x xq pq tb tmb kiero unas unos soy algún alguna alguno algunos algunas ningún ok vale hola gracias perdón perdona disculpe puedo puede pueden podemos algo",
    it: "ok ciao salve buongiorno buonasera grazie scusi scusa posso può puo potete qualcosa fino all dall nell sull",
    pt: "ok sim olá oi obrigado obrigada desculpe posso pode podem algo",
    nl: "ok oké ja hallo hoi hey bedankt alsjeblieft alstublieft graag sorry iets",
    da: "ok ja hej tak venligst hvornår gerne",
    pl: "od ilu kiedy można mozna trzeba ok tak cześć hej witam proszę dziękuję dzięki przepraszam",
    ru: "ок да привет здравствуйте пожалуйста спасибо извините могу можно",
    ja: "いくら いくつ どの どれ どちら どう くらい ぐらい かかり かかる お ご でき ありま すか 使 使え え くだ さい 教え",
    zh: "请问 多少钱 可以 能 想 请 告诉",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);
/** `How long does it take` is answered by a time, seldom with the words `long` and `take`. */
const MEASURES: ReadonlyMap<string, readonly { after: RegExp; words: ReadonlySet<string> }[]> = new Map([
  [
    "en",
    [
      { after: /\b(?:how|opening)\s+$/i, words: new Set(["long", "often", "soon", "times"]) },
      { after: /\bhow (?:long|soon) /i, words: new Set(["take", "takes"]) },
      { after: /\b(?:what|which)\s+$/i, words: new Set(["time"]) },
      { after: /\b(?:phone|tel|telephone|mobile|contact)\s+$/i, words: new Set(["no", "nr", "num"]) },
      // `Do you cover Ledbury?`
      { after: /\b(?:do|does) (?:you|u|ya|they)(?: guys| also)? $/i, words: new Set(["cover", "serve"]) },
      // `Good morning, do you …`
      { after: /^\W*$/, words: new Set(["good"]) },
    ],
  ],
  [
    "de",
    [
      { after: /\bwie\s+$/i, words: new Set(["lange", "lang", "oft", "bald", "hoch", "spät"]) },
      { after: /\bwie lange? /i, words: new Set(["dauert", "dauern", "braucht"]) },
      { after: /\b(?:wie ?viel|welcher)\s+$/i, words: new Set(["uhr", "uhrzeit"]) },
    ],
  ],
  [
    "nl",
    [
      { after: /\bhoe\s+$/i, words: new Set(["lang", "vaak", "snel", "laat", "hoog"]) },
      { after: /\bhoe lang /i, words: new Set(["duurt", "duren"]) },
      { after: /\bwelke\s+$/i, words: new Set(["tijd"]) },
    ],
  ],
  [
    "fr",
    [
      { after: /\bcombien\s+de\s+$/i, words: new Set(["temps"]) },
      { after: /\bcombien de temps /i, words: new Set(["prend", "prennent"]) },
      { after: /\bquelle\s+$/i, words: new Set(["heure"]) },
      { after: /(?<!\p{L})(?:a|ont|aura|auront|avoir)(?:-t-(?:il|elle))?\s+$/iu, words: new Set(["lieu"]) },
    ],
  ],
  [
    "es",
    [
      { after: /\bcu[aá]nto\s+$/i, words: new Set(["tiempo", "tarda", "tardan", "tardáis"]) },
      { after: /(?<!\p{L})qu[eé]\s+$/iu, words: new Set(["hora"]) },
    ],
  ],
  [
    "it",
    [
      { after: /\bquanto\s+$/i, words: new Set(["tempo", "dura", "durano"]) },
      { after: /\bche\s+$/i, words: new Set(["ora"]) },
    ],
  ],
  [
    "pt",
    [
      { after: /\bquanto\s+$/i, words: new Set(["tempo", "demora", "demoram", "dura"]) },
      { after: /\bquanto tempo /i, words: new Set(["demora", "demoram", "leva", "dura"]) },
      { after: /\bque\s+$/i, words: new Set(["hora", "horas"]) },
    ],
  ],
  [
    "sv",
    [
      { after: /\bhur\s+$/i, words: new Set(["länge", "lång", "ofta", "hög", "högt", "snart"]) },
      { after: /\b(?:hur lång|vilken)\s+$/i, words: new Set(["tid"]) },
    ],
  ],
  [
    "da",
    [
      { after: /\bhvor\s+$/i, words: new Set(["længe", "lang", "ofte", "højt", "høj"]) },
      { after: /\bhvor lang\s+$/i, words: new Set(["tid"]) },
    ],
  ],
  ["pl", [{ after: /\bjak\s+$/i, words: new Set(["długo", "często", "szybko"]) }]],
  ["ru", [{ after: /(?<!\p{L})как\s+$/iu, words: new Set(["долго", "часто", "скоро"]) }]],
]);
