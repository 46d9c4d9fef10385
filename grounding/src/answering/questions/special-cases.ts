const cases = (...sources: string[]) =>
  sources.map((source) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, "iu"));

/** Cases that rules for everybody are told apart from, by language: places, offers, goods, days and people. */
export const SPECIAL_CASES: Readonly<Record<string, readonly RegExp[]>> = {
  en: cases(
    "outside the|abroad|overseas|international(?:ly)?|foreign|worldwide|customs",
    "sale items?|clearance|reduced items?|discounted",
    "bulky|oversized?|pallet",
    "bank holidays?|public holidays?|christmas|easter",
    "faulty|damaged|defective|broken|wrong item",
    "students?|under[- ]?\\d+s?|child(?:ren)?|kids?|juniors?|teens?|teenagers?|over[- ]?\\d+s?|pensioners?|seniors?",
    "trade customers?|wholesale|resellers?",
  ),
  de: cases(
    "ausland\\p{L}*|auslands\\p{L}*|international\\p{L}*|österreich|schweiz|inseln?|zoll",
    "reduzierte?\\p{L}*|restposten|sale",
    "sperrgut|sperrig\\p{L}*",
    "feiertag\\p{L}*|ferien\\p{L}*|weihnachten",
    "defekt\\p{L}*|beschädigt\\p{L}*|falsche\\p{L}*|mangelhaft\\p{L}*",
    "student\\p{L}*|kind|kinder\\p{L}*|jugendliche\\p{L}*|minderjährig\\p{L}*|rentner\\p{L}*|senior\\p{L}*",
    "händler|großhandel|gewerbe\\p{L}*",
  ),
  fr: cases(
    "étranger|international\\p{L}*|hors de|outre-mer|douane",
    "soldes?|déstockage|démarqué\\p{L}*",
    "encombrants?|volumineux",
    "jours? fériés?|noël|vacances",
    "défectueux|endommagé\\p{L}*|abîmé\\p{L}*",
    "étudiants?|enfants?|moins de \\d+|retraités?|seniors?",
    "professionnels|revendeurs?",
  ),
  es: cases(
    "extranjero|internacional\\p{L}*|fuera de|canarias|baleares|aduana",
    "rebajas?|rebajad\\p{L}*|liquidación|outlet",
    "voluminos\\p{L}*|grandes",
    "festivos?|navidad|semana santa|vacaciones",
    "defectuos\\p{L}*|dañad\\p{L}*|rot[oa]s?",
    "estudiantes?|niñ[oa]s?|menor(?:es)?|jubilad[oa]s?",
    "mayoristas?|distribuidores",
  ),
  it: cases(
    "estero|internazional\\p{L}*|fuori|isole|dogana",
    "saldi|scontat\\p{L}*|outlet",
    "ingombrant\\p{L}*|voluminos\\p{L}*",
    "festivi|festività|natale|ferie",
    "difettos\\p{L}*|danneggiat\\p{L}*",
    "student[ei]|bambin[aio]|minorenn[ei]|anzian[io]|pensionat[io]",
    "rivenditori|ingrosso",
  ),
  nl: cases(
    "buitenland\\p{L}*|internationaal|internationale|belgië|waddeneilanden|douane",
    "uitverkoop|afgeprijsd\\p{L}*|sale",
    "grote pakketten|omvangrijk\\p{L}*",
    "feestdag\\p{L}*|vakantie|kerst",
    "defect\\p{L}*|beschadigd\\p{L}*|kapot\\p{L}*",
    "student(?:en)?|kind(?:eren)?|jongeren|minderjarig\\p{L}*|senior(?:en)?",
    "groothandel|wederverkopers",
  ),
};
