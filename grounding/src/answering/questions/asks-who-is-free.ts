/** Whether somebody asks who pays nothing: `who gets in free`, `wer muss nichts bezahlen`. */
export function asksWhoIsFree(question: string): boolean {
  return ASKS.test(question);
}

/** Whether a sentence says so of people: `Carers come in free`, and not `Parking is free`. */
export function tellsWhoIsFree(sentence: string): boolean {
  return FREE.test(sentence) && PEOPLE.test(sentence);
}

const ASKS =
  /(?<!\p{L})(?:who (?:gets?|goes?|can|comes?|is|travels?|swims?|rides?|enters?|stays?)(?: \p{L}+){0,3} (?:for )?free|who (?:doesn['’]?t|does not|don['’]?t|needn['’]?t)(?: (?:have|need) to)? pay|who pays nothing|wer (?:muss|braucht|zahlt|bezahlt)(?: \p{L}+){0,2} (?:nicht|nichts|keinen?)|wer (?:kommt|hat|darf|fährt|bekommt|kann|ist)(?: \p{L}+){0,2} (?:kostenlos|gratis|umsonst|frei|freien)|qui (?:ne (?:paie|paye|doit)|entre|a droit|est|peut)(?: \p{L}+){0,4} (?:pas|rien|gratuit\p{L}*|exonér\p{L}*)|qui[eé]n(?:es)? (?:no paga|entra|pued\p{L}+|est[áa])n?(?: \p{L}+){0,2}(?: gratis|(?<=paga)n?)|chi (?:non paga|entra gratis|può entrare gratis)|quem (?:não paga|entra (?:grátis|de graça))|wie (?:mag|kan|hoeft|betaalt)(?: \p{L}+){0,3} (?:gratis|niet|niets))(?!\p{L})/iu;
const FREE =
  /(?<!\p{L})(?:free|(?:don['’]t|do not|doesn['’]t|needn['’]t|no need to) (?:have to )?pay|pay nothing|£0|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|frei(?:e[nrs]?)?|umsonst|zahl(?:en|t) (?:nichts|nicht|keinen?)|gratuit\p{L}*|ne pa(?:ie|ye)(?:nt)? (?:pas|rien)|exonér\p{L}*|no pagan?|exent\p{L}+|entrada libre|non pagan?o?|grátis|não pagam?|betalen niets?|0 €)(?!\p{L})/iu;
const PEOPLE =
  /(?<!\p{L})(?:child(?:ren)?|kids?|bab(?:y|ies)|infants?|toddlers?|under[- ]?(?:\p{N}+s?|\p{L}+s)|over[- ]?\p{N}+s?|aged?|years?|carers?|companions?|members?|students?|pupils?|teachers?|seniors?|pensioners?|residents?|locals|visitors with|holders?|people|person|veterans?|unemployed|friends|patrons|guides?|drivers?|kind(?:er|ern)?|kleinkinder\p{L}*|jugendliche\p{L}*|begleit\p{L}+|mitglieder\p{L}*|schüler\p{L}*|studier\p{L}+|studenten|inhaber\p{L}*|menschen|personen|lehr\p{L}+|rentner\p{L}*|einwohner\p{L}*|geburtstagskind\p{L}*|jahren?|enfants?|bébés?|moins de|accompagn\p{L}+|adhérents?|membres?|étudiants?|élèves?|enseignants?|personnes?|habitants?|demandeurs|ans|niñ[oa]s?|menores|bebés?|acompañantes?|soci[oa]s|estudiantes?|alumn[oa]s|jubilad[oa]s|personas?|desemplead[oa]s|años|bambin[io]|ragazzi|accompagnator\p{L}+|soci|studenti|anni|crianças?|acompanhantes?|sóci[oa]s|anos|kinderen|begeleiders?|leden|studenten|jaar)(?!\p{L})/iu;
