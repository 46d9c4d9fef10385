import sentences from "./service-de.json" with { type: "json" };

const PLACE = /\{\d\}/g;

/** Those with more words of their own come first: `must be a valid {1}.` before `must be a {1}.` */
const known = Object.entries(sentences)
  .toSorted(([a], [b]) => b.replaceAll(PLACE, "").length - a.replaceAll(PLACE, "").length)
  .map(([english, german]) => {
    const places = [...english.matchAll(PLACE)].map(([place]) => place);
    const words = english.split(PLACE).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return { pattern: new RegExp(`^${words.join("(.+?)")}$`, "s"), places, german };
  });

/** A sentence of the service in German; one that is not known stays as it came. */
export function serviceGerman(sentence: string): string {
  for (const { pattern, places, german } of known) {
    const found = pattern.exec(sentence);
    if (found) return german.replaceAll(PLACE, (place) => found[places.indexOf(place) + 1] ?? place);
  }
  return sentence;
}
