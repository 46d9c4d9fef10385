import assert from "node:assert/strict";
import { test } from "node:test";
import { analyze } from "../analysis/analyze.ts";
import type { Vocabulary } from "../segments/vocabulary.ts";
import { attuneQuery } from "./attune-query.ts";
import { prepareQuery } from "./prepare-query.ts";

function vocabularyOf(text: string, language = "en"): Vocabulary {
  const terms = new Set(analyze(text, language).map(({ term }) => term));
  return {
    documentFrequency: (term) => (terms.has(term) ? 1 : 0),
    findLonger: (term) => [...terms].find((other) => term.length > 4 && other.startsWith(term)),
    visitLike: (_word, _most, visit) => terms.forEach(visit),
  };
}

function english(question: string, library: string) {
  return attuneQuery(prepareQuery({ question }), vocabularyOf(library)).english.map(({ term }) => term);
}

test("a question in the library's words is not touched", () => {
  const query = prepareQuery({ question: "How long do refunds take?" });
  assert.equal(attuneQuery(query, vocabularyOf("Refunds take days.")), query);
});

test("a typing error becomes the library's word, a word that the library merely lacks does not", () => {
  assert.deepEqual(english("what does delivry cost", "Delivery costs 9 euros."), ["deliveri", "cost"]);
  assert.deepEqual(english("salesfroce sync", "Salesforce and the sync"), ["salesforc", "sync"]);
  assert.deepEqual(english("the vegan menu", "The began and menu"), ["vegan", "menu"]);
});

test("a common word that is mistyped, and one that only carries the question, are left out where nobody uses them", () => {
  assert.deepEqual(english("wher is the shop guys", "Our shop"), ["shop"]);
});

test("another word for the same thing stands for one that the library never uses, in any language", () => {
  assert.deepEqual(english("any vacancies?", "Open jobs"), ["job"]);
  const { english: words } = attuneQuery(
    prepareQuery({ question: "Wie lange dauert die Lieferung?" }),
    vocabularyOf("Delivery takes days"),
  );
  assert.ok(words.some(({ term, stands }) => term === "deliveri" && stands === "same"));
});

test("outside English, where terms are the beginnings of words, a letter may be wrong in the beginning", () => {
  const query = prepareQuery({ question: "orario de la bibliotca", language: "es" });
  const attuned = attuneQuery(query, vocabularyOf("Horario de la biblioteca", "es"));
  assert.deepEqual(
    attuned.other.map(({ term }) => term),
    ["horar-", "bibli-"],
  );
});

test("two words that make one name become the thing that they name, where the words by themselves say something else", () => {
  assert.deepEqual(english("can I send it back?", "Lamps may be returned. Our back door."), ["return"]);
  assert.ok(english("when do I get my money back?", "Refunds take days. The money.").includes("refund"));
  assert.deepEqual(english("gift card", "Gifts. A card."), ["gift", "card"]);
});

test("a compound that the library never uses is looked for by what it is a kind of", () => {
  const query = attuneQuery(
    prepareQuery({ question: "Was kosten Winterreifen?" }),
    vocabularyOf("Reifen kosten 50 Euro", "de"),
  );
  assert.deepEqual(
    query.other.map(({ term }) => term),
    ["koste-", "reife-"],
  );
});

test("a short word of a language without a list of words is no typing error", () => {
  const attuned = attuneQuery(
    prepareQuery({ question: "als ik ziek ben, mijn geld terug", language: "nl" }),
    vocabularyOf("Weer te zien. Geld terug geven we niet.", "nl"),
  );
  assert.ok(attuned.other.every(({ term }) => term !== "zien"));
});

test("a day that a library never names stands for its weekends and hours, another day for none", () => {
  const attuned = attuneQuery(
    prepareQuery({ question: "samstags", language: "de" }),
    vocabularyOf("Montag bis 12 Uhr. Am Wochenende geschlossen.", "de"),
  );
  const [day] = attuned.other;
  assert.deepEqual([day?.term, ...(day?.alternatives ?? [])].toSorted(), ["gesch-", "woche-"]);
});

test("a question of which the library has a word by chance is looked for in the library's language too", () => {
  const { other } = attuneQuery(
    prepareQuery({ question: "Are you open on Mondays?" }),
    vocabularyOf("Open van dinsdag tot zondag. Op maandag gesloten.", "nl"),
  );
  assert.ok(other.some(({ term }) => term === "maand-"));
});

test("a short word that names a thing is no mistyped common one", () => {
  const asked = prepareQuery({ question: "mag ik een kat", language: "nl" });
  const { other } = attuneQuery(asked, vocabularyOf("Een huisdier mag altijd.", "nl"));
  assert.deepEqual(
    other.map(({ term }) => term),
    ["mag", "huisd-"],
  );
});

test("a name whose words stand apart is known, too", () => {
  assert.deepEqual(english("left my goggles behind", "Lost property. Left behind. Goggles."), ["lost", "goggl"]);
});

test("a compound may begin with a word of three letters, and not with any three", () => {
  const read = (question: string, text: string) =>
    attuneQuery(prepareQuery({ question, language: "de" }), vocabularyOf(text, "de")).other.map(({ term }) => term);
  assert.deepEqual(read("Neukunden", "Kunden"), ["kunde-"]);
  assert.deepEqual(read("Garkunden", "Kunden"), ["garku-"]);
});

test("other forms of a word that no rule tells are the same word, and no typing errors", () => {
  assert.deepEqual(english("my crown came off", "Take care: a crown may come off."), ["crown", "come"]);
  assert.deepEqual(english("who broke it", "A broken lamp, bread"), ["broken"]);
});

test("a letter that was left out is likelier than one too many", () => {
  assert.deepEqual(english("wisdom tooh", "wisdom tooth"), ["wisdom", "tooth"]);
});

test("of several words for a thing the usual one stands for it, unless another is much commoner", () => {
  const standing = (counts: Record<string, number>) => {
    const vocabulary = { ...vocabularyOf(""), documentFrequency: (term: string) => counts[term] ?? 0 };
    return attuneQuery(prepareQuery({ question: "any discount?" }), vocabulary).english.map(({ term }) => term);
  };
  assert.deepEqual(standing({ reduct: 1, code: 7 }), ["reduct"]);
  assert.deepEqual(standing({ reduct: 1, rebat: 20 }), ["rebat"]);
});

test("the kind of thing that is asked which one it is may be called so nowhere, where two other words are", () => {
  const library = "Webhooks are signed with HMAC-SHA256.";
  assert.deepEqual(english("which algorithm are webhooks signed with", library), ["webhook", "sign"]);
  assert.deepEqual(english("which algorithm do webhooks use", library), ["algorithm", "webhook"]);
  assert.deepEqual(english("are webhooks signed with an algorithm", library), ["webhook", "sign", "algorithm"]);
});
