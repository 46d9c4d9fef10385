import type { MeantWish } from "./wish.ts";

const GOODS =
  "(?:bestelling(?:en)?|pakket(?:je|ten|jes)?|zending(?:en)?|levering(?:en)?|spullen|artikel(?:en)?|order|aankoop)";
/** Wat geen bezorger brengt. */
const NO_GOODS =
  /(?<!\p{L})(?:geld|terugbetaling|borg|betaling|e-?mail|mail|bericht|antwoord|bevestiging|factuur|code|bon|link|wachtwoord|tickets?|kaartjes?|gasten|familie|kind(?:eren)?|uitslag|certificaat|monteur|bus|trein|taxi|dokter|kamer|afspraak)(?!\p{L})/iu;
const MY = "(?:mijn|m'n|onze?|de|het)";

const TRACK = "Mijn bestelling volgen";
const DELIVERY_TIME = "Hoe lang duurt de levering";

export const DUTCH_WISHES: readonly MeantWish[] = [
  {
    said: new RegExp(
      `(?<!\\p{L})(?:waar (?:is|blijft|blijven|zijn|zit)|wat is er (?:gebeurd )?met|is er nieuws over|hoe staat het met|zien waar) ${MY} (?:\\p{L}+ )?${GOODS}(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})(?:${MY} (?:\\p{L}+ )?\\p{L}+ (?:is|zijn) (?:nog (?:steeds |altijd )?)?niet (?:aangekomen|gekomen|er|bezorgd|geleverd|verzonden|binnen)|(?:nog (?:steeds |altijd )?)(?:niets|niks|geen ${GOODS}) (?:ontvangen|gekregen|binnen)|${GOODS} (?:nog )?niet (?:ontvangen|aangekomen|gekregen)|wacht (?:ik )?(?:nog (?:steeds|altijd)|al \\p{L}+(?: \\p{L}+)?) op ${MY} )`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<!\\p{L})(?:is|zijn) ${MY} (?:\\p{L}+ )?${GOODS} (?:al |nu )*(?:verzonden|verstuurd|onderweg|weg|kwijt|vertraagd|de deur uit)(?!\\p{L})|(?<!\\p{L})${MY} (?:\\p{L}+ )?${GOODS} (?:is|heeft) (?:\\p{L}+ )?(?:vertraagd|vertraging|te laat|kwijt|zoek)(?!\\p{L})`,
      "iu",
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^(?:en |hoi,? )?(?:(?:wanneer|op welke dag|hoe snel) (?:komt|komen|wordt|worden|krijg ik|krijgen we|ontvang ik|heb ik|is) (?:${MY} (?:\\p{L}+ )?${GOODS}|mijn \\p{L}+|het)(?! terug)(?: aan| binnen| bezorgd| geleverd| in huis)?|hoe ?lang (?:duurt het )?(?:voor(?:dat)?|tot(?:dat)?) (?:${MY} (?:\\p{L}+ )?\\p{L}+|het) (?:aankomt|komt|er is|bezorgd wordt|geleverd wordt))(?<rest> (?:in|naar|als|bij) .*)?[?.! ]*$`,
      "iu",
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
];
