/** Whether a price is that of something named on the way: `… eine Bescheinigung aus, die 13 Euro kostet`. */
export function pricesAside(sentence: string): boolean {
  return ASIDE.test(sentence);
}

const ASIDE =
  /, (?:which|that|who|die|der|das|qui|que|che|wat|som)(?!\p{L})[^.,;:]*(?:[€£$]|\p{N}[^.,;]*euro|(?<!\p{L})free(?!\p{L})|kostenlos|gratis|gratuit)/iu;

/** Whether the only figures of a sentence are those of a condition: `We refund it if you return all within 14 days.` */
export function figuresInCase(sentence: string): boolean {
  return FIGURE.test(sentence) && !FIGURE.test(sentence.replace(IN_CASE, ""));
}

const FIGURE = /\p{N}/u;
const IN_CASE = /(?<!\p{L})(?:if|unless|wenn|falls|sofern|si|sauf si|se|als|indien|om)(?!\p{L})[^.,;:]*/giu;
