import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate, PassageStatistics } from "../../ranking/candidate.ts";
import { prepareQuery } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { rateUnits } from "../rating/rate-units.ts";
import { readFrom } from "../testing/answer-from.ts";
import { findNearMiss } from "./find-near-miss.ts";

/**
 * What the library holds besides the passages that were found: each word in two passages, but for those that it never
 * uses.
 */
function missed(
  question: string,
  texts: string[],
  unused: string[] = [],
  { headingPath = ["Help"], language = "en", common = [] as string[] } = {},
) {
  const statistics: PassageStatistics = {
    passageCount: 200,
    averageLength: 20,
    documentFrequency: (term) =>
      common.includes(term) ? 100 : unused.some((word) => word.startsWith(term.replace("-", ""))) ? 0 : 2,
  };
  const query = prepareQuery({ question, language });
  const candidates = texts.map((text, index): Candidate => {
    return {
      id: `p${index}`,
      documentId: `d${index}`,
      title: "Shop",
      headingPath,
      text,
      language,
      lexicalScore: 9 - index,
    };
  });
  const ranked = rankPassages(query, candidates, statistics);
  const [best] = rateUnits(query, ranked).best;
  assert.ok(best, question);
  return findNearMiss(query, best, ranked, statistics) !== null;
}

test("a thing that is named by a number or by capital letters has to stand where the answer is", () => {
  const tents = ["The Tarn 2 tent weighs 2 kg. The Tarn 3 tent weighs 3 kg."];
  assert.ok(missed("How much does the Tarn 4 tent weigh?", tents));
  assert.ok(!missed("How much does the Tarn 3 tent weigh?", tents));
  assert.ok(missed("Can I export boards as JSON?", ["Export boards as CSV."]));
  assert.ok(!missed("Can I export boards as CSV?", ["Export boards as CSV."]));
});

test("a code has to stand in the unit, its heading or its title", () => {
  const bulbs = ["The lamp takes E14 bulbs."];
  assert.ok(missed("Does the lamp take E27 bulbs?", bulbs));
  assert.ok(!missed("Does the lamp take E14 bulbs?", bulbs));
  assert.ok(!missed("Does the lamp take E27 bulbs?", ["The lamp takes bulbs."], [], { headingPath: ["E27 lamps"] }));
});

test("an error is known by its number, whatever stands before it", () => {
  const errors = ["Status: 401 | Meaning: the key is wrong\nStatus: 429 | Meaning: too many calls of the error page"];
  assert.ok(missed("What does error 418 mean?", errors));
  assert.ok(!missed("What does error 429 mean?", errors));
});

test("letters behind the name that they are short for say what they mean", () => {
  const text = ["The deep clean of all teeth (DCT) takes an hour."];
  assert.ok(!missed("What is the DCT?", text));
  assert.ok(missed("What is the DCT?", ["The DCT takes an hour."]));
});

test("behind a pronoun stands no thing: who is ill asks for nothing of that name", () => {
  const text = ["Geld terug geven we niet."];
  assert.ok(!missed("krijg ik geld terug als ik ziek ben", text, ["ziek"], { language: "nl" }));
  assert.ok(missed("geld terug met een bon", text, ["bon"], { language: "nl" }));
});

test("a name that the library never uses is missed, a word that hardly says what is meant is not", () => {
  const shops = ["The shop is open from 9 to 18."];
  assert.ok(missed("When is the shop in Ambleside open?", shops, ["ambleside"]));
  assert.ok(!missed("When is the nice shop open?", shops, ["nice"]));
});

test("what a question ends in has to be in the passage: the warranty on tents is no other warranty", () => {
  const warranty = ["The warranty on boots lasts two years."];
  assert.ok(missed("What is the warranty on tents?", warranty));
  assert.ok(!missed("What is the warranty on boots?", warranty));
  assert.ok(!missed("How long does it wait for tents?", ["It waits two hours."]));
  assert.ok(missed("Rabatt für Ärzte", ["Rabatt gibt es ab drei Lampen."], [], { language: "de" }));
});

test("two words at the end that belong together are missed when the library has only one of them, elsewhere", () => {
  assert.ok(missed("Do you charge for gift wrapping?", ["We charge the card at once."], ["wrap"]));
  assert.ok(!missed("Do you charge for gift wrapping?", ["We charge two euros for gift wrapping."]));
});

test("words of another language than the passage's are not looked for", () => {
  const query = prepareQuery({ question: "¿Cuánto cuesta la entrega de tiendas?", language: "es" });
  const text = "Delivery costs 4 euros.";
  const candidate = { id: "p", title: null, headingPath: [], text, language: "en", lexicalScore: 9 };
  const statistics = { passageCount: 200, averageLength: 20, documentFrequency: () => 0 };
  const asked = { ...query, english: query.english.map((word) => ({ ...word, term: "deliveri" })) };
  const ranked = rankPassages(asked, [candidate], statistics);
  assert.equal(findNearMiss(asked, rateUnits(asked, ranked).best[0]!, ranked, statistics), null);
});

test("a question in another language of which hardly a word is told is a near miss", () => {
  const query = prepareQuery({ question: "¿Tenéis lámparas rojas de cristal?", language: "es" });
  const text = "We have a red door. It opens at night.";
  const candidate = { id: "p", title: null, headingPath: [], text, language: "en", lexicalScore: 9 };
  const statistics = { passageCount: 200, averageLength: 20, documentFrequency: () => 0 };
  const english = query.english.map((word) => (word.written === "rojas" ? { ...word, term: "red" } : word));
  const ranked = rankPassages({ ...query, english }, [candidate], statistics);
  const [best] = rateUnits({ ...query, english }, ranked).best;
  assert.equal(findNearMiss({ ...query, english }, best!, ranked, statistics), "likely");
});

test("letters that half the library has may be left out by a sentence of a passage that has them", () => {
  const text = "The ID office keeps records. A card application never expires once it is paid.";
  assert.equal(missed("Does the ID card application expire?", [text]), true);
  assert.equal(
    missed("Does the ID card application expire?", [text], [], {
      headingPath: ["Help"],
      language: "en",
      common: ["id"],
    }),
    false,
  );
});

test("a unit that has the code asked for is about it, whatever else the question says", () => {
  const texts = ["E12: the join code has expired.", "E31: two shifts overlap."];
  assert.equal(missed("my code thingy says E12", texts, ["thingy"]), false);
});

test("a letter that tells one of several apart has to stand where the answer is", () => {
  const bands = ["Band: A | Charge: £1,482\nBand: D | Charge: £2,223\nThe charge depends on the band."];
  assert.ok(missed("What is the charge for band G?", bands));
  assert.ok(!missed("What is the charge for band D?", bands));
  assert.ok(!missed("Can I see the charge of a band?", bands));
  assert.ok(!missed("the difference between band A and band D", bands));
  assert.ok(missed("the difference between band A and band G", bands));
});

test("a year that is asked for has to be told, and so has a setting by its whole name", () => {
  const shop = ["The exhibition catalogue costs 29 euros."];
  assert.ok(missed("price of the exhibition catalogue 2023", shop));
  assert.ok(!missed("price of the exhibition catalogue", shop));
  assert.ok(!missed("price of the exhibition catalogue 2023", ["The exhibition catalogue of 2023 costs 29 euros."]));
  assert.ok(!missed("lock for a 2000 pound bike", ["The lock for a bike costs 29 pounds."]));
  const settings = ["Key: silent_days | Default: 3\nKey: log_level | Default: info"];
  assert.ok(missed("what is the default of max_days", settings));
  assert.ok(!missed("what is the default of log_level", settings));
});

test("a figure of something else is no answer where the thing itself is told of without one", () => {
  const dental = ["A broken crown is repaired free of charge. Front-tooth veneers are included."];
  assert.ok(missed("what does a veneer cost", dental));
  assert.ok(!missed("what does a crown cost", dental));
});

test("what is told of one branch answers nothing about another, what is told of all does", () => {
  const shops = [
    "Kendal: Stricklandgate 14, tel. 01539 555 0143. Free parking behind the shop. Dogs are welcome in all shops.",
    "Keswick: Lake Road 3, tel. 01768 555 0177. Two steps at the door.",
  ];
  const page = [shops.join("\n")];
  assert.ok(missed("Is there parking behind the shop in Keswick?", page));
  assert.ok(!missed("Is there parking behind the shop in Kendal?", page));
  assert.ok(!missed("Are dogs welcome in the shop in Keswick?", page));
  assert.ok(missed("Are there two steps in Kendal?", page));
});

test("a time of day is told by a time, a place by an address", () => {
  assert.ok(missed("What time does the exam start?", ["The exam starts on 22 May."]));
  assert.ok(!missed("What time does the exam start?", ["The exam starts at 9:30."]));
});

test("how much is told by a figure, by what is free, or by a row", () => {
  assert.ok(missed("How much is the bus from the station?", ["The bus from the station stops outside."]));
  assert.ok(!missed("How much is the bus from the station?", ["The bus from the station is free."]));
  assert.ok(!missed("How much is the bus from the station?", ["The bus from the station: 4.20."]));
  assert.ok(
    !missed("was nehmt ihr beim Sperrmüll nicht mit", ["Sperrmüll: Altreifen nehmen wir nicht mit."], [], {
      language: "de",
    }),
  );
});

test("a time, or the figure of a name, tells neither a price nor a weight", () => {
  const machine = ["The X9 heats in 40 seconds. The X9 warranty lasts 37 months from purchase."];
  assert.ok(missed("How much does the X9 cost?", machine));
  assert.ok(missed("What does the X9 weigh?", machine));
  assert.ok(!missed("How much does the X9 cost?", ["The X9 is 849 with the grinder."]));
  assert.ok(!missed("What does the X9 weigh?", ["The X9 weighs 12 kg."]));
});

test("a word that is none of its language is missed where it is much of the question", () => {
  const export_ = ["Reports are exported as CSV by the owner of the board."];
  assert.ok(missed("export to zorblat", export_, ["zorblat"]));
  assert.ok(!missed("can the owner of the board export reports as CSV to zorblat", export_, ["zorblat"]));
});

test("where nouns are written as one, a word before one that is told says how it is", () => {
  const row = ["Arbeit: Reißverschluss Jacke | Preis: 28 € | Dauer: 2 Wochen"];
  assert.ok(!missed("wie lange dauert es mit einem neuen reißverschluss", row, ["neuen"], { language: "de" }));
});

test("a number word before what is counted is no thing by itself", () => {
  const row = ["Item: 2-person tent | 1 day: £15 | 3 days: £35"];
  assert.ok(!missed("how much to hire a 2 person tent for three days", row, ["hire"]));
});

test("a compound of which the library has the end alone is another thing", () => {
  const passages: [string, string, string][] = [
    ["Steuern", "Die Hundesteuer beträgt 60 Euro im Jahr. Blindenhunde sind von der Steuer befreit.", "de"],
    ["Kurse", "Der Kurs „Seepferdchen“ hat zehn Stunden und kostet 95 Euro. Er findet im Hallenbad statt.", "de"],
  ];
  const isMissed = (question: string) => {
    const { query, ranked, statistics } = readFrom(question, ...passages);
    return findNearMiss(query, rateUnits(query, ranked).best[0]!, ranked, statistics) !== null;
  };
  assert.ok(isMissed("Wie hoch ist die Katzensteuer?"));
  assert.ok(isMissed("Gibt es einen Aquafitnesskurs?"));
  assert.ok(!isMissed("Was kostet der Hallenbadkurs?"));
});

test("a compound is no other one that begins as it does", () => {
  const practice = [
    "Die Krankenkasse übernimmt die Schiene alle zwei Jahre.",
    "Vorher bekommen Sie einen Kostenplan für alles, was die Kasse nicht trägt.",
  ];
  assert.ok(missed("bekomme ich eine Krankschreibung", practice, [], { language: "de" }));
  assert.ok(!missed("bekomme ich eine Krankenkassenkarte", practice, [], { language: "de" }));
});

test("a figure with something is no answer to who asks for the one without it", () => {
  const rooms = ["A room with breakfast costs £95 a night."];
  assert.ok(missed("How much does a room cost without breakfast?", rooms));
  assert.ok(!missed("How much does a room cost with breakfast?", rooms));
});
