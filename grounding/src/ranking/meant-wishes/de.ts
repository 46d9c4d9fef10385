import type { MeantWish } from "./wish.ts";

const GOODS =
  "(?:bestellung(?:en)?|pakete?|päckchen|sendung(?:en)?|lieferung(?:en)?|ware|sachen|zeug|zeugs|kram|artikel|einkauf|klamotten)";
/** Was nicht mit dem Paketdienst kommt. */
const NO_GOODS =
  /(?<!\p{L})(?:\p{L}*geld|kohle|erstattung|rückerstattung|rückzahlung|kaution|zahlung|gutschrift|e-?mails?|mail|nachricht|antwort|bestätigung|rechnung|code|gutschein|link|passwort|tickets?|karten?|gäste|besuch|familie|kind(?:er)?|ergebnis\p{L}*|befund\p{L}*|zeugnis|ausweis|pass|techniker|handwerker|bus|zug|taxi|arzt|zimmer|termin|müll\p{L}*|tonne|rückruf)(?!\p{L})/iu;
const MY = "(?:meine?[nrsm]?|unsere?[nrsm]?|die|das|der|den)";
const NOT_YET = "(?:(?:immer |bis heute )?(?:noch )?(?:nicht|nix|nichts|nie)|noch immer nicht)";

const TRACK = "Sendungsverfolgung";
const DELIVERY_TIME = "Wie lange dauert die Lieferung";

export const GERMAN_WISHES: readonly MeantWish[] = [
  {
    said: new RegExp(
      `(?<!\\p{L})(?:wo (?:ist|bleibt|bleiben|sind|steckt|hängt|liegt)|was ist (?:denn )?(?:mit|los mit)|was (?:ist|wurde) aus|(?:gibt'?s|gibt es) (?:was|etwas|schon was)? ?neues (?:zu|von)|stand (?:von|zu)|wie steht'?s? um|sehen,? wo) (?:denn |eigentlich |nur )?${MY} (?:\\p{L}+ )?${GOODS}(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})(?:sehen|verfolgen|nachsehen|schauen),? wo ${MY} (?:\\p{L}+ )?${GOODS}(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})${MY} (?:\\p{L}+ )?\\p{L}+ (?:ist|sind|kam|kommt|wurde) (?:leider |auch )?${NOT_YET} (?:da|hier|an|gekommen|angekommen|geliefert(?: worden)?|eingetroffen|raus|verschickt)(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})${GOODS} (?:ist |sind )?${NOT_YET} (?:da|hier|an|gekommen|angekommen|geliefert|erhalten|bekommen)(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})(?:(?:bestellt|gekauft)(?!\\p{L}).{0,25}${NOT_YET} (?:bekommen|erhalten|gekommen|angekommen|da)|wart(?:e|en) (?:ich |wir )?(?:immer noch|noch immer|noch|seit \\p{L}+(?: \\p{L}+)?) (?:immer )?auf ${MY} |(?:vor|letzte|vorige|seit)(?!\\p{L}).{0,20}bestellt.{0,10}wo (?:bleibt|ist)|bestellt.{0,30}wo (?:bleibt|ist) (?:es|sie|er|das))`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})(?:ist|sind|wurde|wurden|hat) ${MY} (?:\\p{L}+ )?${GOODS} (?:schon |bereits |denn |auch )*(?:raus|unterwegs|verschickt|versandt|versendet|losgeschickt|rausgegangen|auf dem weg|abgeschickt|verspätet|verloren|verspätung)(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})${MY} (?:\\p{L}+ )?${GOODS} (?:hat|ist|kommt|hängt|steckt) (?:\\p{L}+ )?(?:verspätung|verspätet|zu spät|überfällig|verloren|verschwunden|weg|fest)(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  { said: /^(?:bestell|liefer|sendungs|paket)status\W*$/iu, means: TRACK },
  {
    said: new RegExp(
      `^(?:und |hallo,? |hi,? )?(?:wann|an welchem tag|wie schnell|bis wann) (?:kommt|kommen|ist|sind|wird|werden|trifft|treffen) (?:denn |dann |eigentlich )?(?:${MY} (?:\\p{L}+ )?\\p{L}+|es|sie|das|alles)(?: denn| ungefähr| ca\\.?)?(?: an| da| hier| bei mir an| bei uns an| geliefert| ein| zugestellt| verschickt)?(?<rest> (?:in|nach|wenn|mit|bei) .*)?[?.! ]*$`,
      "iu",
    ),
    means: DELIVERY_TIME,
    unless: new RegExp(
      `${NO_GOODS.source}|wann (?:ist|sind) (?!${MY} (?:\\p{L}+ )?\\p{L}+ (?:da|hier)(?!\\p{L}))|(?<!\\p{L})(?:der|die|das|den) (?!(?:\\p{L}+ )?${GOODS}(?!\\p{L}))`,
      "iu",
    ),
  },
  {
    said: new RegExp(
      `^(?:und )?(?:wann|bis wann|wie schnell) (?:krieg|kriege|bekomm|bekomme|erhalte|habe|hab|kriegen|bekommen|erhalten) (?:ich|wir) (?:denn |dann )?(?:${MY} (?:\\p{L}+ )?${GOODS}|es)(?! (?:zurück|wieder))(?<rest> (?:in|nach|wenn|mit) .*)?(?!\\p{L})`,
      "iu",
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^wie (?:lange|viele tage)(?: dauert(?:'s| es)?)?,? bis (?:${MY} (?:\\p{L}+ )?\\p{L}+|es|sie|das|alles) (?:bei mir |bei uns |hier )?(?:ankommt|kommt|da ist|geliefert wird|eintrifft|an?kommen|hier ist)(?!\\p{L})`,
      "iu",
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
  {
    said: /^(?:kommt|schafft|ist) (?:es|das|mein paket|meine bestellung)(?: noch)? (?:bis|vor|rechtzeitig|pünktlich|morgen|diese woche)(?!\p{L})/iu,
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
];
