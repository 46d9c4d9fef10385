/** Whether a price is that of something named on the way: `… eine Bescheinigung aus, die 13 Euro kostet`. */
export function pricesAside(sentence: string): boolean {
  return ASIDE.test(sentence);
}

const ASIDE =
  /, (?:which|that|who|die|der|das|qui|que|che|wat|som)(?!\p{L})[^.,;:]*(?:[€£$]|\p{N}[^.,;]*euro|(?<!\p{L})free(?!\p{L})|kostenlos|gratis|gratuit)/iu;

/**
 * Whether nothing is told to be free but what is moved, called off, sent or given back: `Lessons can be moved free of
 * charge up to 48 hours before.`, or below `Cancelling`. It costs nothing to change a lesson, and a lesson costs more.
 */
export function freeToChange(sentence: string, heading: string): boolean {
  return FREE.test(sentence) && !SUM.test(sentence) && (CHANGES.test(sentence) || CHANGES.test(heading));
}

/** With what something else is free: `der Zehnerkarte` of `Parken kostet 2 €; mit der Zehnerkarte ist es frei`. */
export function freeWith(sentence: string): string | undefined {
  const found = FREE_WITH.exec(sentence);
  // `With lunch it is free` tells of nothing before it.
  return found?.index === 0 ? undefined : (found?.[1] ?? found?.[2]);
}

/** Whether a question is about such a change itself: `how much is it to cancel`. */
export function asksOfChange(question: string): boolean {
  return CHANGES.test(question) || GIVES_BACK.test(question);
}

/**
 * Whether a sum is that of what comes on top or of a change, which nobody asked for: `A booking fee of £1.50 per
 * ticket`, `Exchanging tickets costs £2`.
 */
export function pricesExtra(sentence: string, question: string): boolean {
  const extra = (EXTRA.exec(sentence) ?? CHANGED_FOR.exec(sentence))?.[0].toLowerCase();
  if (extra === undefined || asksOfChange(question) || ASKS_EXTRA.test(question)) return false;
  return !question.toLowerCase().includes(extra.slice(0, NAMING));
}

/** So many letters tell that a question has the word: `book`, `late`. */
const NAMING = 4;
const EXTRA =
  /(?<!\p{L})(?:(?:booking|service|handling|admin(?:istration|istrative)?|processing|transaction|late|cancellation|no-show|rebooking|replacement) (?:fee|charge)s?|(?:security )?deposit|surcharges?|(?:buchungs|service|bearbeitungs|vorverkaufs|verwaltungs|mahn|system|storno|versäumnis)gebühr(?:en)?|kaution|frais de (?:dossier|réservation|service|gestion)|caution|gastos de gestión|fianza|recargo|cauzione|commissione|servicekosten|reserveringskosten|borg)(?!\p{L})/iu;
const CHANGED_FOR =
  /^(?:exchanging|cancelling|rebooking|(?:ein )?umtausch|stornieren|umbuchen|l['’]échange|la modification|el cambio)(?!\p{L})[^.;]*(?:[€£$]|\p{N})/iu;
const ASKS_EXTRA =
  /(?<!\p{L})(?:fees?|charges?|extra|deposit|surcharges?|\p{L}*gebühr\p{L}*|kaution|zusätzlich\p{L}*|frais|caution|supplément|gastos|fianza|recargo|cauzione|commission[ei]|borg|all in)(?!\p{L})/iu;

const FREE_WITH =
  /(?<!\p{L})(?:with|mit|bei|avec|con|com|met|med) ((?:\p{L}+ ){0,2}?\p{L}+)(?: (?:it|is|are|they|sie|es|ist|sind|c['’]est|est|est[áa]|es|è|é|zijn|är))* (?:free|frei|kostenlos|gratis|gratuit|inclus|gr[aá]tis)(?!\p{L})|(?:free|frei|kostenlos|gratis|gratuite?s?|gr[aá]tis) (?:with|mit|avec|con|com|met|med) ((?:\p{L}+ ){0,2}\p{L}+)/iu;
const GIVES_BACK =
  /(?<!\p{L})(?:back|swap\p{L}*|retour\p{L}*|zurück\p{L}*|zurueck\p{L}*|\p{L}*tausch\p{L}*|retoure\p{L}*|renvo\p{L}*|rend(?:re|s)|vuelta|indietro|terug\p{L}*|ruil\p{L}*)(?!\p{L})/iu;
const FREE =
  /(?<!\p{L})(?:free|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit\p{L}*|sans frais|sin coste|gr[aá]tis)(?!\p{L})/iu;
const SUM = /[€£$]|\p{N} ?(?:eur|gbp|usd|chf)|\p{N}[^.,;]{0,12}(?:euro|franken|pound|dollar)/iu;
const CHANGES =
  /(?<!\p{L})(?:cancel\p{L}*|mov(?:e|ed|ing)|chang(?:e|ed|es|ing)|call(?:ed)? off|rebook\p{L}*|reschedul\p{L}*|postpon\p{L}*|return(?:s|ed|ing)?|exchang\p{L}*|refund\p{L}*|absag\p{L}*|abgesagt|abmeld\p{L}*|stornier\p{L}*|storno\p{L}*|umbuch\p{L}*|umgebucht|verschieb\p{L}*|verschoben|zurückgeb\p{L}*|rückgabe\p{L}*|umtausch\p{L}*|rücksend\p{L}*|annul\p{L}*|report(?:er|ées?|és?)|modifi(?:er|ées?|és?|cation)|échang\p{L}*|retourn\p{L}*|cancel\p{L}*|cambi(?:ar|o|os)|devol\p{L}*|devuel\p{L}*|disd\p{L}+|annulla\p{L}*|spost\p{L}+|restitu\p{L}+|annuleer\p{L}*|verzet\p{L}*|wijzig\p{L}*|avbok\p{L}*)(?!\p{L})/iu;

/** Whether the only figures of a sentence are those of a condition: `We refund it if you return all within 14 days.` */
export function figuresInCase(sentence: string): boolean {
  return FIGURE.test(sentence) && !FIGURE.test(sentence.replace(IN_CASE, ""));
}

const FIGURE = /\p{N}/u;
const IN_CASE = /(?<!\p{L})(?:if|unless|wenn|falls|sofern|si|sauf si|se|als|indien|om)(?!\p{L})[^.,;:]*/giu;
