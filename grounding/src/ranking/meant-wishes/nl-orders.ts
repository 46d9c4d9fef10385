import type { MeantWish } from "./whole-turn.ts";

const GOODS =
  "(?:bestelling(?:en)?|pakket(?:je|ten|jes)?|zending(?:en)?|levering(?:en)?|spullen|artikel(?:en)?|order|aankoop)";
/** Wat geen bezorger brengt. */
const NO_GOODS =
  /(?<![a-zß-ÿœ])(?:geld|terugbetaling|borg|betaling|e-?mail|mail|bericht|antwoord|bevestiging|factuur|code|bon|link|wachtwoord|tickets?|kaartjes?|gasten|familie|kind(?:eren)?|uitslag|certificaat|monteur|bus|trein|taxi|dokter|kamer|afspraak)(?![a-zß-ÿœ])/;
const MY = "(?:mijn|m'n|onze?|de|het)";

const TRACK = "Mijn bestelling volgen";
const DELIVERY_TIME = "Hoe lang duurt de levering";

export const nlOrders: readonly MeantWish[] = [
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:waar (?:is|blijft|blijven|zijn|zit)|wat is er (?:gebeurd )?met|is er nieuws over|hoe staat het met|zien waar) ${MY} (?:[a-zß-ÿœ]+ )?${GOODS}(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:${MY} (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+ (?:is|zijn) (?:nog (?:steeds |altijd )?)?niet (?:aangekomen|gekomen|er|bezorgd|geleverd|verzonden|binnen)|(?:nog (?:steeds |altijd )?)(?:niets|niks|geen ${GOODS}) (?:ontvangen|gekregen|binnen)|${GOODS} (?:nog )?niet (?:ontvangen|aangekomen|gekregen)|wacht (?:ik )?(?:nog (?:steeds|altijd)|al [a-zß-ÿœ]+(?: [a-zß-ÿœ]+)?) op ${MY} )`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:is|zijn) ${MY} (?:[a-zß-ÿœ]+ )?${GOODS} (?:al |nu )*(?:verzonden|verstuurd|onderweg|weg|kwijt|vertraagd|de deur uit)(?![a-zß-ÿœ])|(?<![a-zß-ÿœ])${MY} (?:[a-zß-ÿœ]+ )?${GOODS} (?:is|heeft) (?:[a-zß-ÿœ]+ )?(?:vertraagd|vertraging|te laat|kwijt|zoek)(?![a-zß-ÿœ])`,
    ),
    means: TRACK,
    unless: NO_GOODS,
  },
  {
    said: new RegExp(
      `^(?:en |hoi,? )?(?:(?:wanneer|op welke dag|hoe snel) (?:komt|komen|wordt|worden|krijg ik|krijgen we|ontvang ik|heb ik|is) (?:${MY} (?:[a-zß-ÿœ]+ )?${GOODS}|mijn [a-zß-ÿœ]+|het)(?! terug)(?: aan| binnen| bezorgd| geleverd| in huis)?|hoe ?lang (?:duurt het )?(?:voor(?:dat)?|tot(?:dat)?) (?:${MY} (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+|het) (?:aankomt|komt|er is|bezorgd wordt|geleverd wordt))(?<rest> (?:in|naar|als|bij) .*)?[?.! ]*$`,
    ),
    means: DELIVERY_TIME,
    unless: NO_GOODS,
  },
];
