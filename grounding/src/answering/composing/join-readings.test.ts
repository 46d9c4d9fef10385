import assert from "node:assert/strict";
import { test } from "node:test";
import { separateQuestions } from "../questions/separate-questions.ts";
import { readFrom } from "../testing/answer-from.ts";
import { composeExtractiveAnswer } from "./compose-extractive-answer.ts";
import { joinReadings } from "./join-readings.ts";

const POOL = [
  ["Pool > Opening times", "Opening times\n\nMonday to Friday: 6.30 am – 9 pm\nSaturday and Sunday: 8 am – 6 pm"],
  ["Pool > Tickets", "Tickets\n\n- Adult day ticket: £6.50\n- Wash and dry: £3"],
  ["Pool > Good to know", "Good to know\n\n- Parking: free for two hours\n- Lockers: £1 coin\n- Dogs: not allowed"],
] as const;

function told(question: string): { sentences: string[]; untold: string[] } {
  const whole = readFrom(question, ...POOL);
  const readings = separateQuestions(whole.query, "en").map((part) => ({
    ...part,
    reading: readFrom(part.question, ...POOL),
  }));
  const parts = joinReadings(whole, readings);
  if (parts.length === 0) return { sentences: [], untold: [] };
  const { sentences, untold } = composeExtractiveAnswer({ ...whole.query, parts }, whole.ranked);
  return { sentences: sentences.map(({ text }) => text), untold };
}

test("each thing is told by what answers it alone", () => {
  const { sentences, untold } = told("opening hours and parking");
  assert.deepEqual(untold, []);
  assert.match(sentences.join("\n"), /6\.30 am[\s\S]*two hours/);
});

test("a thing that the site lacks is said to be missing, the other one is told", () => {
  const { sentences, untold } = told("parking and wifi");
  assert.deepEqual(untold, ["wifi"]);
  assert.match(sentences.join("\n"), /two hours/);
});

test("nothing is told where the site has neither", () => {
  assert.deepEqual(told("sauna and wifi").sentences, []);
});

test("what the site names together is one thing", () => {
  assert.deepEqual(told("how much is wash and dry").sentences, []);
});

const CLUB = [
  [
    "Club > Moorings",
    "Moorings\n\nA mooring costs £90 a season. Dinghies lie on the slipway. Covers are not provided.",
  ],
  ["Club > Moving", "Moving\n\nTell us your new address within ten days. We write to members twice a year."],
] as const;

function toldOf(question: string, pages: readonly (readonly [string, string])[]): string[] {
  const whole = readFrom(question, ...pages);
  const readings = separateQuestions(whole.query, "en").map((part) => {
    const history = part.before === undefined ? [] : [{ role: "user" as const, text: part.before }];
    return { ...part, reading: readFrom({ question: part.question, history }, ...pages) };
  });
  const parts = joinReadings(whole, readings);
  if (parts.length === 0) return [];
  return composeExtractiveAnswer({ ...whole.query, parts }, whole.ranked).sentences.map(({ text }) => text);
}

test("behind a story its questions are told by themselves where all are", () => {
  const shown = toldOf("we leave in May, when do I tell you my new address and what does a mooring cost", CLUB);
  assert.match(shown.join("\n"), /ten days[\s\S]*£90/);
  assert.deepEqual(toldOf("we leave in May, when do I tell you my new address and do you sell pianos", CLUB), []);
});

test("where two parts are told by one stretch it is shown once", () => {
  const shown = toldOf("price of a mooring, and where do the dinghies lie?", CLUB);
  assert.equal(shown.join("\n").match(/slipway/g)?.length, 1);
});

test("one stretch that tells all parts is left whole, where each part shows more of what stands around", () => {
  const jacket = "£219.00. Weight 410 g in M. Made in Portugal. Sizes XS–XXL. Not suitable for tumble drying.";
  const read = (question: string) => readFrom(question, ["Tarn jacket > Tarn jacket", jacket]);
  const parts = ["what does it weigh", "where is it made"].map((own) => {
    const question = `Tarn jacket ${own}`;
    return { own, question, isOwn: true, reading: read(question) };
  });
  assert.deepEqual(joinReadings(read("tarn jacket weight"), parts), []);
});
