/** Whether a price is that of something named on the way: `… eine Bescheinigung aus, die 13 Euro kostet`. */
export function pricesAside(sentence: string): boolean {
  return ASIDE.test(sentence);
}

const ASIDE =
  /, (?:which|that|who|die|der|das|qui|que|che|wat|som)(?!\p{L})[^.,;:]*(?:[€£$]|\p{N}[^.,;]*euro|(?<!\p{L})free(?!\p{L})|kostenlos|gratis|gratuit)/iu;
