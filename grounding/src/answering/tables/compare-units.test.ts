import assert from "node:assert/strict";
import { test } from "node:test";
import { comparesThings } from "../questions/compared-sides.ts";
import { answerFrom, readFrom } from "../testing/answer-from.ts";

const PLANS = `Storage | Basic: 5 GB | Family: 50 GB | Office: 1 TB
Devices | Basic: 1 | Family: 6 | Office: 40
Price per month | Basic: 2 € | Family: 6 € | Office: 19 €`;
const ROOMS = `Room: Garden | Beds: double | Price: 80 €
Room: Garden | Beds: single | Price: 60 €
Room: Loft | Beds: double | Price: 95 €`;

test("two things that are compared are each told, by rows of one table that differ in nothing else", () => {
  assert.deepEqual(answerFrom("Which is cheaper, the garden or the loft?", ["Rooms", ROOMS]), [
    "Room: Garden | Beds: double | Price: 80 €",
    "Room: Loft | Beds: double | Price: 95 €",
  ]);
  assert.deepEqual(answerFrom("Is the loft nicer than the garden?", ["Rooms", ROOMS]).length, 2);
});

test("of a table with a column for each the first rows tell the difference, or the row that is asked for", () => {
  assert.deepEqual(answerFrom("What is the difference between Basic and Family?", ["Plans", PLANS]), PLANS.split("\n"));
  assert.deepEqual(answerFrom("How many devices on Family or Office?", ["Plans", PLANS]), [PLANS.split("\n")[1]]);
});

test("where only one of the two is told of, nothing is compared", () => {
  assert.deepEqual(
    answerFrom("Which is cheaper, the loft or the cellar?", ["Rooms", ROOMS])[0],
    "Room: Loft | Beds: double | Price: 95 €",
  );
});

test("a difference needs no `between`", () => {
  const tarife =
    "Tarif: AulaBasis | Preis: 36,4 Cent\nTarif: AulaNatur | Preis: 33,1 Cent\n\nAulaNatur kommt aus Wasserkraft.";
  assert.deepEqual(answerFrom("Unterschied AulaBasis und AulaNatur", ["Tarife", tarife]), [
    "Tarif: AulaBasis | Preis: 36,4 Cent",
    "Tarif: AulaNatur | Preis: 33,1 Cent",
  ]);
});

test("flags are compared by what is said of each", () => {
  const run = "run JOB [--dry] [--full]\n\n- --dry: lists files, writes nothing\n- --full: reads every file again";
  assert.deepEqual(answerFrom("difference between --dry and --full", ["run", run]), [
    "--dry: lists files, writes nothing",
    "--full: reads every file again",
  ]);
});

test("an English `of` parts nothing, a Dutch one does", () => {
  assert.equal(comparesThings("what is the price of a cargo bicycle"), false);
  assert.equal(comparesThings("what's the best time of the year"), false);
  assert.equal(comparesThings("which is cheaper, the bus or the train"), true);
  assert.equal(comparesThings("wat is goedkoper, de bus of de trein"), true);
});

test("in Romance languages a `di` or `que` alone compares nothing", () => {
  assert.equal(comparesThings("quanto costa il corso di cucina"), false);
  assert.equal(comparesThings("para la tienda hay que pagar"), false);
  assert.equal(comparesThings("il mirto è più grande di salvia"), true);
  assert.equal(comparesThings("le bus est moins cher que le train"), true);
});

test("two sections are compared by what each begins with", () => {
  const pages = [
    ["Kurse > Jolle für Einsteiger", "Zwei Abende zu je drei Stunden, 89 €. Treffpunkt ist der Steg.", "de"],
    ["Kurse > Kielboot", "Drei Abende, 129 €. Voraussetzung ist der Schein für die Jolle.", "de"],
  ] as const;
  const shown = answerFrom("unterschied zwischen jolle und kielboot", ...pages);
  assert.match(shown[0]!, /^Zwei Abende/);
  assert.match(shown[1]!, /^Drei Abende/);
});

test("pages say figures, and never which is lighter", () => {
  const boats = "Boat: Heron | Weight: 79 kg | Sail: 6 m²\nBoat: Otter | Weight: 58 kg | Sail: 8 m²";
  const question = "Which is lighter, the Heron or the Otter?";
  assert.equal(answerFrom(question, ["Boats", boats]).length, 2);
  assert.equal(readFrom(question, ["Boats", boats]).decision.supported, true);
  assert.equal(readFrom("Which is lighter, the Heron or the Swan?", ["Boats", boats]).decision.supported, false);
});
