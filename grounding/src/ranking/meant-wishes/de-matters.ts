import { type MeantWish, wholeTurn } from "./whole-turn.ts";

const APPOINTMENT = "(?:termin|kurs|stunde|buchung|reservierung|sitzung|behandlung|tisch|besuch)";
const BROKEN =
  "(?:kaputt|beschädigt|defekt|zerbrochen|zerkratzt|zerrissen|in scherben|verbeult|verbogen|gerissen|gesprungen|fehlerhaft|verschmutzt)";
const IT = "(?:es|sie|er|das|die|der)";

/** Was Leuten geschieht, wie sie es erzählen, und was sie damit fragen. */
export const deMatters: readonly MeantWish[] = [
  {
    said: wholeTurn(
      `(?:${IT} |(?:die |der |das |meine |mein )?(?:schuhe?|hose|jacke|kleid|hemd|größe|pulli|pullover|mantel|stiefel|ring|t-?shirt|bh|mütze|helm|teile?|sachen) )?(?:passt|passen) (?:mir |leider |gar |doch |überhaupt )*nicht|(?:${IT} )?(?:gefällt|gefallen) (?:mir |uns |leider |gar |doch |überhaupt )*nicht(?: mehr)?|(?:${IT} (?:ist|sind) )?(?:viel |leider |etwas )?zu (?:groß|klein|eng|weit|lang|kurz|dunkel|hell|breit|schmal)|(?:ich )?(?:will|möchte|brauche|brauch) (?:das|es|sie|ihn|die) (?:doch |jetzt )?nicht(?: mehr)?|${IT} (?:sieht|schaut) (?:ganz |völlig )?anders aus.{0,40}|(?:ich )?(?:hab |habe )?(?:die )?falsche (?:größe|farbe) (?:bestellt|gekauft|genommen)|(?:kann|darf) (?:ich|man) (?:das|es|sie|ihn|die)(?: wieder| noch)? (?:zurückgeben|zurückschicken|zurückbringen)`,
    ),
    means: "Kann ich Ware zurückgeben, Rückgabe",
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:kam|kamen|ist|sind|wurde|wurden|war|waren)(?: [a-zß-ÿœ]+){0,3} ${BROKEN} (?:an|angekommen|geliefert|bei mir an)(?![a-zß-ÿœ])|(?<![a-zß-ÿœ])(?:kam|kamen)(?: [a-zß-ÿœ]+){0,3} ${BROKEN}|${BROKEN} (?:angekommen|geliefert|bekommen|erhalten)(?![a-zß-ÿœ])|(?<![a-zß-ÿœ])(?:hat|haben) (?:ein|einen|eine) (?:riss|kratzer|loch|delle|sprung|beule|fleck)(?![a-zß-ÿœ])|(?<![a-zß-ÿœ])(?:da|hier)? ?(?:ist|sind|hat) (?:ein |einen |eine )?(?:riss|kratzer|loch|delle|sprung|beule|fleck)[a-zß-ÿœ]* (?:drin|dran|drauf)|(?<![a-zß-ÿœ])(?:ein|eine|eins|zwei|einige) [a-zß-ÿœ]+ (?:ist|sind|war|waren) (?:zerbrochen|in scherben|zersprungen)|nach [a-zß-ÿœ]+ (?:tagen?|wochen?|mal|stunden?) (?:schon |ging |geht |war |ist )*(?:${IT} )?(?:nicht mehr|kaputt|defekt)`,
    ),
    means: "Reklamation, beschädigt, defekt",
    unless: /zahn|zähne|füllung|krone|straße|dach|wand|decke|auto|scheibe|rohr/,
  },
  {
    said: wholeTurn(`(?:${IT} (?:ist|sind) |ware |artikel |produkt |lieferung )(?:schon |leider )?${BROKEN}`),
    means: "Reklamation, beschädigt, defekt",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:habt|haben sie|wurde|hab|habe)(?: mir| uns| ich| wir)? (?:[a-zß-ÿœ]+ )?(?:falsche[nrs]?|andere[nrs]?) (?:[a-zß-ÿœ]+ )?(?:geschickt|geliefert|bekommen|erhalten|eingepackt)|falsche[nrs]? (?:[a-zß-ÿœ]+ )?(?:bekommen|erhalten|geliefert|geschickt)|(?:das|die|den|so) (?:hab|habe|hatte|haben) (?:ich|wir) (?:gar |so |doch )?nicht bestellt)(?![a-zß-ÿœ])/,
    means: "Falscher Artikel geliefert",
  },
  {
    said: wholeTurn(
      "wo (?:bleibt|ist) (?:denn )?(?:mein|das) geld|(?:mein |das )?(?:geld|erstattung) (?:ist )?(?:immer noch|noch immer|noch) nicht (?:da|zurück|gekommen)|(?:immer )?noch (?:keine erstattung|kein geld)(?: bekommen| erhalten| zurück[a-zß-ÿœ]*)?|wie lange (?:dauert's|dauert es|braucht)? ?(?:,? )?bis (?:das|mein) geld .{0,30}",
    ),
    means: "Wie lange dauert die Erstattung",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:das )?falsche[nrs]? (?:[a-zß-ÿœ]+ )?bestellt|(?:fehler|vertan|verschrieben) (?:in|bei) (?:meiner|der) bestellung|(?:aus versehen|versehentlich) (?:[a-zß-ÿœ]+ )?(?:doppelt|zweimal|zwei) bestellt|(?:doppelt|zweimal) bestellt|(?:noch )?(?:was|etwas|einen artikel) (?:zu meiner bestellung )?(?:dazu|nach)bestellen)(?![a-zß-ÿœ])/,
    means: "Bestellung ändern oder stornieren",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:falsche|alte) (?:liefer)?(?:adresse|anschrift|hausnummer|postleitzahl|plz) (?:angegeben|eingegeben|eingetragen|geschrieben|genommen|drin)|(?<![a-zß-ÿœ])(?:adresse|anschrift) (?:[a-zß-ÿœ]+ )?(?:falsch|verkehrt) (?:angegeben|eingegeben|eingetragen|geschrieben)|in der adresse (?:vertippt|verschrieben)/,
    means: "Adresse ändern",
  },
  {
    said: wholeTurn(
      "(?:ich )?(?:komme?|kann) (?:ich )?(?:nicht|nimmer) (?:mehr )?(?:in|auf|an) mein (?:konto|account|profil)(?: rein| zugreifen)?|(?:mein )?(?:login|anmeldung|anmelden|einloggen|passwort) (?:geht|funktioniert|klappt|stimmt) (?:[a-zß-ÿœ]+ )?nicht(?: mehr)?|(?:ich )?bin ausgesperrt|(?:das system|die seite|es|er|sie) lässt mich nicht (?:mehr )?(?:rein|anmelden|einloggen)",
    ),
    means: "Ich kann mich nicht einloggen, Passwort vergessen",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:schickt|schicken sie|sendet|senden sie) mir (?:bitte )?keine (?:e-?mails?|mails?|werbung|newsletter)|zu viele (?:e-?mails|mails|newsletter)|keine (?:e-?mails|mails|newsletter|werbung) mehr|(?:nehmt|nehmen sie|streicht) mich (?:bitte )?(?:aus|von) (?:dem|der|eurer|ihrer) (?:[a-zß-ÿœ]*liste|verteiler))/,
    means: "Newsletter abbestellen",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:konto|account|profil) (?:loswerden|wegmachen)(?![a-zß-ÿœ])/,
    means: "Konto löschen",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:doppelt|zweimal|zwei mal) (?:abgebucht|belastet|bezahlt|abgezogen|berechnet|eingezogen)(?![a-zß-ÿœ])/,
    means: "Doppelt abgebucht",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:zahlung|bezahlung|bezahlen|überweisung) (?:[a-zß-ÿœ]+ )?(?:geht|ging|klappt|funktioniert) (?:[a-zß-ÿœ]+ )?nicht(?: durch)?|(?<![a-zß-ÿœ])karte (?:[a-zß-ÿœ]+ )?(?:geht|ging|funktioniert) nicht/,
    means: "Zahlung fehlgeschlagen, Karte abgelehnt",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:gutschein|[a-zß-ÿœ]*code|rabatt) (?:wird|wurde|geht|ging|funktioniert|klappt) (?:[a-zß-ÿœ]+ )?nicht(?: angenommen| akzeptiert)?/,
    means: "Gutscheincode funktioniert nicht, Gutscheincode einlösen",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:kann|darf|könnte) (?:ich|man|ich mir|man sich|ich mir das|ich das) (?:[a-zß-ÿœ]+ ){0,3}(?:ansehen|anschauen|vorbeikommen|vorbeischauen|vor ort|anfassen))(?![a-zß-ÿœ])/,
    means: "Wo seid ihr",
    unless:
      /(?<![a-zß-ÿœ])(?:video|online|film|bildschirm|rechnung|statistik|nach|um|am|samstag|sonntag|montag)[a-zß-ÿœ]*/,
  },
  {
    said: wholeTurn(
      "wie (?:komme?|kommt|kommen|fahre?|gelange) (?:ich|man|wir) (?:am besten )?(?:zu (?:euch|ihnen)|(?:da|dort|hier)(?:hin|her))|(?:ich )?finde? (?:euch|sie|es) nicht",
    ),
    means: "Wo seid ihr",
    isFirst: true,
    isLast: true,
  },
  {
    said: wholeTurn(
      "(?:sucht|braucht|stellt) (?:ihr|sie) (?:[a-zß-ÿœ]+ )?(?:leute|personal|mitarbeiter[a-zß-ÿœ]*|jemanden|hilfe|aushilfen?|ein|noch jemand[a-zß-ÿœ]*)|(?:suchen|brauchen|stellen) sie (?:[a-zß-ÿœ]+ )?(?:leute|personal|mitarbeiter[a-zß-ÿœ]*|aushilfen?|ein)|(?:habt ihr|haben sie|gibt'?s|gibt es) (?:[a-zß-ÿœ]+ )?(?:jobs?|arbeit|stellen|freie stellen)(?: frei| für mich)?|(?:kann|könnte) (?:ich|man) (?:[a-zß-ÿœ]+ )?bei (?:euch|ihnen) (?:[a-zß-ÿœ]+ )?(?:arbeiten|anfangen|jobben)",
    ),
    means: "Stellenangebote, offene Stellen",
  },
  {
    said: wholeTurn(
      `(?:ich )?(?:kann|schaffe?) (?:[a-zß-ÿœ]+ )?(?:es )?(?:morgen|heute|am [a-zß-ÿœ]+|zum termin|zu meinem termin)? ?(?:leider |doch |es )?nicht(?: kommen)?|(?:mir ist )?was dazwischengekommen|(?:ich )?(?:habe?|hab) (?:meinen|den|einen|meine|die) ${APPOINTMENT} (?:verpasst|vergessen|verschlafen)|(?:kann|darf) ich (?:an einem )?(?:anderen tag|ein andermal) kommen`,
    ),
    means: "Termin absagen oder verschieben",
    unless: /^(?:ich )?kann (?:es )?nicht[ ?.!]*$/,
  },
  {
    said: wholeTurn(
      "(?:ich )?(?:komme?|verspäte mich|bin|wird|werde)(?: [a-zß-ÿœ]+){0,3} (?:zu spät|später|verspätet)(?: kommen)?|(?:ich )?(?:stehe|stecke|steh|steck) im stau(?: fest)?|(?:ich )?verspäte mich(?: [a-zß-ÿœ]+){0,3}",
    ),
    means: "Zu spät zum Termin kommen",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:habe?|hab) (?:ich )?(?:meinen?|meine|mein|was|etwas) (?:[a-zß-ÿœ]+ )?(?:bei (?:euch|ihnen)|da|dort|im [a-zß-ÿœ]+) (?:[a-zß-ÿœ]+ )?(?:vergessen|liegen ?(?:lassen|gelassen)|verloren)|(?:hat|habt|haben) (?:jemand|wer|ihr|sie) (?:[a-zß-ÿœ]+ )?(?:meinen?|eine?n?) (?:[a-zß-ÿœ]+ )?(?:[a-zß-ÿœ]+ )?(?:gefunden|abgegeben))(?![a-zß-ÿœ])/,
    means: "Fundsachen",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:will|möchte|muss) (?:ich )?mich (?:[a-zß-ÿœ]+ )?beschweren|(?:bin|sind) (?:[a-zß-ÿœ]+ )?(?:unzufrieden|nicht zufrieden|enttäuscht) (?:mit|von|über)|wo (?:kann|darf) (?:ich|man) (?:mich|sich) beschweren)(?![a-zß-ÿœ])/,
    means: "Beschwerde",
    isLast: true,
  },
];
