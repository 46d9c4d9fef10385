/**
 * Whether a message says what happened to whoever writes it, and asks for nothing: `My lamp arrived broken, order
 * 4711`. Several words that begin with the writer, and none that asks or wishes; what is in doubt asks.
 */
export function merelyTells(message: string): boolean {
  if (/[?？؟]/.test(message) || message.trim().split(/\s+/).length < FEWEST_WORDS) return false;
  const spoken = LANGUAGES.filter(({ begins }) => begins.test(message));
  return spoken.length > 0 && spoken.every(({ asks }) => !asks.test(message));
}

/** `my order status` is looked up. */
const FEWEST_WORDS = 4;

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "iu");
/** Behind a greeting. */
const first = (list: string) => new RegExp(`^(?:\\p{L}{2,12}[,!.] ?)?(?:${list})(?!\\p{L})`, "iu");

const LANGUAGES: readonly { begins: RegExp; asks: RegExp }[] = [
  {
    begins: first("i|i['’](?:m|ve|d)|my|we|we['’](?:re|ve)|our"),
    asks: words(
      "what|when|where|which|who|whom|whose|why|how|if|whether|can|could|would|should|do you|tell me|explain|know|wonder\\p{L}*|ask\\p{L}*|questions?|want|wants|wish|need|like to|looking for|search\\p{L}*|please",
    ),
  },
  {
    begins: first("ich|mein\\p{L}{0,2}|wir|unser\\p{L}{0,2}"),
    asks: words(
      "was|wann|wo|woher|wohin|welche\\p{L}?|wer|wen|wem|warum|wieso|weshalb|wie|wieviel|ob|wenn|kann|können|könnten?|darf|dürfen|soll\\p{L}*|muss|müssen|will|wollen|möchten?|würden?|brauchen?|such\\p{L}*|wissen|frag\\p{L}*|bitte",
    ),
  },
  {
    begins: first("j['’](?:ai|étais)|je|mon|ma|mes|nous|notre|nos"),
    asks: words(
      "que|quoi|quand|où|quel\\p{L}*|qui|pourquoi|comment|combien|si|puis|peux|peut|pouvez|pourri\\p{L}*|dois|doit|faut|veux|voudrais|souhait\\p{L}*|aimerais|besoin|cherch\\p{L}*|savoir|demand\\p{L}*|question",
    ),
  },
  {
    begins: first("mi|mis|yo|he|nuestr[oa]s?|me"),
    asks: words(
      "qu[eé]|cu[aá]ndo|d[oó]nde|cu[aá]l\\p{L}*|qui[eé]n|por ?qu[eé]|c[oó]mo|cu[aá]nt[oa]s?|si|pued\\p{L}*|podr\\p{L}*|debo|quier\\p{L}*|quisiera|gustar[ií]a|necesit\\p{L}*|busc\\p{L}*|saber|pregunt\\p{L}*",
    ),
  },
  {
    begins: first("ho|io|il mio|la mia|i miei|le mie|mi|abbiamo|il nostro|la nostra"),
    asks: words(
      "cosa|che|quando|dove|quale|quali|chi|perch[eéè]|come|quant[oaie]|se|poss\\p{L}*|pu[oò]i?|potete|potre\\p{L}*|dev\\p{L}*|vorrei|voglio|bisogno|cerc\\p{L}*|sapere|chied\\p{L}*|domanda",
    ),
  },
  {
    begins: first("ik|mijn|we|wij|onze?"),
    asks: words(
      "wat|wanneer|waar|welke?|wie|waarom|hoe|of|als|kan|kunnen|kunt|mag|moet|wil|willen|graag|zou|nodig|zoek\\p{L}*|weten|vra\\p{L}*",
    ),
  },
];
