import { type MeantWish, wholeTurn } from "./whole-turn.ts";

const BROKEN = "(?:kapot|stuk|beschadigd|defect|gebroken|bekrast|gescheurd|gedeukt|gebarsten|in stukken|in scherven)";
const APPOINTMENT = "(?:afspraak|les|reservering|boeking|behandeling|cursus|tafel)";

/** Wat mensen overkomt, zoals zij het vertellen, en wat zij ermee vragen. */
export const nlMatters: readonly MeantWish[] = [
  {
    said: wholeTurn(
      "(?:het |hij |ze |die )?(?:past|passen|bevalt|bevallen)(?: me| mij)? (?:niet|toch niet)|(?:het |hij |ze |die )?(?:is|zijn|zit) (?:veel |iets |toch )?te (?:groot|klein|strak|wijd|kort|lang|breed|smal|donker)|(?:ik )?(?:wil|hoef) (?:het|hem|ze|die)(?: toch)? niet (?:meer|hebben)?|(?:ik (?:heb|vind) )?(?:de )?verkeerde (?:maat|kleur) (?:besteld|gekocht)|verkeerde maat|(?:ik )?vind (?:het|hem|ze|die) niet (?:mooi|leuk)|(?:hoe|kan) (?:kan )?ik (?:het|hem|ze|dit|die) (?:terugsturen|terugbrengen|teruggeven|retourneren)|hoe stuur ik (?:het|dit|hem) terug",
    ),
    means: "Retourneren",
  },
  {
    said: new RegExp(
      `(?<![a-zß-ÿœ])(?:kwam|kwamen|is|zijn|werd)(?: [a-zß-ÿœ]+){0,3} ${BROKEN} (?:aan|aangekomen|geleverd|bezorgd)|${BROKEN} (?:aangekomen|geleverd|ontvangen|bezorgd)|(?<![a-zß-ÿœ])(?:een|twee|één) (?:van de )?[a-zß-ÿœ]+ (?:is|zijn) ${BROKEN}|er zit een (?:barst|kras|gat|deuk|scheur) in|na [a-zß-ÿœ]+ (?:dagen?|weken|keer) (?:al )?(?:kapot|stuk|deed)`,
    ),
    means: "Beschadigd of defect artikel",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:jullie hebben|u heeft|ik heb) (?:mij |me )?(?:het |de |een )?(?:verkeerde?|andere?) (?:[a-zß-ÿœ]+ )?(?:gestuurd|gekregen|ontvangen|geleverd)|(?:dit|dat) (?:heb ik|had ik|is) niet (?:besteld|wat ik (?:had |heb )?besteld))(?![a-zß-ÿœ])/,
    means: "Verkeerd artikel ontvangen",
  },
  {
    said: wholeTurn(
      "waar blijft mijn geld|waar is mijn (?:geld|terugbetaling)|(?:nog (?:steeds )?)?(?:geen geld|niets) terug(?:gekregen)?|(?:ik heb )?(?:mijn geld )?nog (?:steeds )?niet terug(?:gekregen|betaald)?|wanneer krijg ik mijn geld terug|hoe lang duurt het voor ik mijn geld .{0,20}",
    ),
    means: "Terugbetaling",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:verkeerde|fout) (?:[a-zß-ÿœ]+ )?(?:besteld|in mijn bestelling)|(?:dubbel|twee keer|per ongeluk) (?:[a-zß-ÿœ]+ )?besteld|(?:iets|nog iets) (?:aan mijn bestelling )?toevoegen)(?![a-zß-ÿœ])/,
    means: "Bestelling wijzigen of annuleren",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:verkeerde?|oude?|fout) adres (?:ingevuld|opgegeven|ingevoerd|doorgegeven)|adres (?:verkeerd|fout) (?:ingevuld|opgegeven|ingevoerd)/,
    means: "Adres wijzigen",
  },
  {
    said: wholeTurn(
      "(?:ik )?kan (?:ik )?niet (?:meer )?(?:inloggen|in mijn account|bij mijn account)|(?:mijn )?(?:wachtwoord|login|inloggen) (?:werkt|doet het|lukt) niet(?: meer)?|(?:mijn )?account (?:is )?geblokkeerd|(?:ik )?ben buitengesloten",
    ),
    means: "Wachtwoord vergeten",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:te veel (?:e-?mails?|mails?|nieuwsbrieven)|(?:stuur|wil) (?:me |mij |ik )?geen (?:e-?mails?|mails?|nieuwsbrief|reclame)(?: meer)?|haal (?:me|mij) van (?:de|jullie) lijst)/,
    means: "Nieuwsbrief afmelden",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:dubbel|twee keer|tweemaal) (?:afgeschreven|betaald|in rekening gebracht|geïncasseerd)(?![a-zß-ÿœ])/,
    means: "Dubbel afgeschreven",
  },
  {
    said: wholeTurn(
      "(?:zoeken|zoekt|nemen|hebben|heeft) (?:jullie|u) (?:nog )?(?:mensen|personeel|medewerkers|iemand|werk|vacatures|baantjes)(?: nodig| aan)?|(?:kan|mag) ik (?:bij (?:jullie|u) )?(?:komen )?werken(?: bij (?:jullie|u))?|ik zoek (?:werk|een baan)|zijn er vacatures",
    ),
    means: "Vacatures",
  },
  {
    said: wholeTurn(
      `(?:ik )?kan (?:morgen|vandaag|[a-zß-ÿœ]+dag )?(?:ik )?niet (?:komen|naar de les)|er is iets tussengekomen|(?:ik ben )?(?:mijn|de) ${APPOINTMENT} (?:vergeten|gemist)|(?:ik heb )?(?:mijn|de) ${APPOINTMENT} gemist`,
    ),
    means: "Afspraak afzeggen of verzetten",
  },
  {
    said: wholeTurn(
      "(?:ik (?:ben|kom)|we (?:zijn|komen)|kom|ben)(?: [a-zß-ÿœ]+){0,3} (?:te laat|later)|(?:ik )?sta (?:vast )?in de file",
    ),
    means: "Te laat komen voor de afspraak",
  },
  {
    said: /(?<![a-zß-ÿœ])(?:(?:mijn|een|onze) (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+ (?:bij jullie|daar|bij u) (?:laten liggen|vergeten|verloren)|(?:heeft|hebben) (?:iemand|jullie) (?:mijn|een) (?:[a-zß-ÿœ]+ )?[a-zß-ÿœ]+ gevonden)(?![a-zß-ÿœ])/,
    means: "Gevonden voorwerpen",
  },
];
