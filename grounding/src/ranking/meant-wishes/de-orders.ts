import type { MeantWish } from "./whole-turn.ts";

const GOODS =
  "(?:bestellung(?:en)?|pakete?|päckchen|sendung(?:en)?|lieferung(?:en)?|ware|sachen|zeug|zeugs|kram|artikel|einkauf|klamotten)";
/** Was nicht mit dem Paketdienst kommt. */
const NO_GOODS =
  /(?<![a-zß-ÿœ])(?:[a-zß-ÿœ]*geld|kohle|erstattung|rückerstattung|rückzahlung|kaution|zahlung|gutschrift|e-?mails?|mail|nachricht|antwort|bestätigung|rechnung|code|gutschein|link|passwort|tickets?|karten?|gäste|besuch|familie|kind(?:er)?|ergebnis[a-zß-ÿœ]*|befund[a-zß-ÿœ]*|zeugnis|ausweis|pass|techniker|handwerker|bus|zug|taxi|arzt|zimmer|termin|müll[a-zß-ÿœ]*|tonne|rückruf)(?![a-zß-ÿœ])/;
const MY = "(?:meine?[nrsm]?|unsere?[nrsm]?|die|das|der|den)";
const NOT_YET = "(?:(?:immer |bis heute )?(?:noch )?(?:nicht|nix|nichts|nie)|noch immer nicht)";

const TRACK = "Sendungsverfolgung";
const DELIVERY_TIME = "Wie lange dauert die Lieferung";

export const deOrders: readonly MeantWish[] = [
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:wo (?:ist|bleibt|bleiben|sind|steckt|hängt|liegt)|was ist (?:denn )?(?:mit|los mit)|was (?:ist|wurde) aus|(?:gibt'?s|gibt es) (?:was|etwas|schon was)? ?neues (?:zu|von)|stand (?:von|zu)|wie steht'?s? um|sehen,? wo) (?:denn |eigentlich |nur )?${MY} (?:[a-zß-ÿœ]+ )?${GOODS}(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:sehen|verfolgen|nachsehen|schauen),? wo ${MY} (?:[a-zß-ÿœ]+ )?${GOODS}(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])${MY} (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+ (?:ist|sind|kam|kommt|wurde) (?:leider |auch )?${NOT_YET} (?:da|hier|an|gekommen|angekommen|geliefert(?: worden)?|eingetroffen|raus|verschickt)(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])${GOODS} (?:ist |sind )?${NOT_YET} (?:da|hier|an|gekommen|angekommen|geliefert|erhalten|bekommen)(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:(?:bestellt|gekauft)(?![a-zß-ÿœ]).{0,25}${NOT_YET} (?:bekommen|erhalten|gekommen|angekommen|da)|wart(?:e|en) (?:ich |wir )?(?:immer noch|noch immer|noch|seit [a-zß-ÿœ]+(?: [a-zß-ÿœ]+)?) (?:immer )?auf ${MY} |(?:vor|letzte|vorige|seit)(?![a-zß-ÿœ]).{0,20}bestellt.{0,10}wo (?:bleibt|ist)|bestellt.{0,30}wo (?:bleibt|ist) (?:es|sie|er|das))`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:ist|sind|wurde|wurden|hat) ${MY} (?:[a-zß-ÿœ]+ )?${GOODS} (?:schon |bereits |denn |auch )*(?:raus|unterwegs|verschickt|versandt|versendet|losgeschickt|rausgegangen|auf dem weg|abgeschickt|verspätet|verloren|verspätung)(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])${MY} (?:[a-zß-ÿœ]+ )?${GOODS} (?:hat|ist|kommt|hängt|steckt) (?:[a-zß-ÿœ]+ )?(?:verspätung|verspätet|zu spät|überfällig|verloren|verschwunden|weg|fest)(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  { said: /^(?:bestell|liefer|sendungs|paket)status\W*$/, means: TRACK },
  {
    said: new RegExp(
      `^(?:und |hallo,? |hi,? )?(?:wann|an welchem tag|wie schnell|bis wann) (?:kommt|kommen|ist|sind|wird|werden|trifft|treffen) (?:denn |dann |eigentlich )?(?:${MY} (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+|es|sie|das|alles)(?: denn| ungefähr| ca\\.?)?(?: an| da| hier| bei mir an| bei uns an| geliefert| ein| zugestellt| verschickt)?(?<rest> (?:in|nach|wenn|mit|bei) .*)?[?.! ]*$`,
    ),
    means: DELIVERY_TIME,
    unless: new RegExp(
      `${NO_GOODS.source}|wann (?:ist|sind) (?!${MY} (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+ (?:da|hier)(?![a-zß-ÿœ]))|(?<![a-zß-ÿœ])(?:der|die|das|den) (?!(?:[a-zß-ÿœ]+ )?${GOODS}(?![a-zß-ÿœ]))`,
    ),
  },
  {
    said: new RegExp(
      `^(?:und )?(?:wann|bis wann|wie schnell) (?:krieg|kriege|bekomm|bekomme|erhalte|habe|hab|kriegen|bekommen|erhalten) (?:ich|wir) (?:denn |dann )?(?:${MY} (?:[a-zß-ÿœ]+ )?${GOODS}|es)(?! (?:zurück|wieder))(?<rest> (?:in|nach|wenn|mit) .*)?(?![a-zß-ÿœ])`,
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^wie (?:lange|viele tage)(?: dauert(?:'s| es)?)?,? bis (?:${MY} (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+|es|sie|das|alles) (?:bei mir |bei uns |hier )?(?:ankommt|kommt|da ist|geliefert wird|eintrifft|an?kommen|hier ist)(?![a-zß-ÿœ])`,
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
  {
    said: /^(?:kommt|schafft|ist) (?:es|das|mein paket|meine bestellung)(?: noch)? (?:bis|vor|rechtzeitig|pünktlich|morgen|diese woche)(?![a-zß-ÿœ])/,
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
];
