import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

test("a row is told with the heading of its table: it leaves to it what is done with its thing", () => {
  const hire =
    "Thing: Canoe | Day: 30 € | Week: 120 €\nThing: Tandem | Day: 25 € | Week: 90 €\nWe hire to members only.";
  assert.deepEqual(answerFrom("Do you hire a tandem?", ["Hire", hire])[0], "Thing: Tandem | Day: 25 € | Week: 90 €");
});

test("what asks for no more than a word is told by what begins with it", () => {
  const texts: [string, string][] = [
    ["Data", "We give names to Ariba, Zuora and Payone."],
    ["Paying", "Zuora splits sums from 40 euros on."],
  ];
  assert.deepEqual(answerFrom("zuora", ...texts), ["Zuora splits sums from 40 euros on."]);
});

test("a question about what is not so takes the list whose heading denies", () => {
  const list = "Tours run all year.\n\nWhat we can't take along:\n\n- Bicycles\n- Prams\n- Dogs";
  assert.deepEqual(answerFrom("Which things can't be taken along?", ["Boat tours", list]), [
    "What we can't take along:\n\n- Bicycles\n- Prams\n- Dogs",
  ]);
});

test("who asks which are not is told what isn't so, by a sentence or below a heading that says so", () => {
  const club =
    "Points are good for 12 months after your last purchase. Joining is free. Points are lost when you leave. You won't earn points on sale items or fuel.";
  assert.match(answerFrom("which purchases dont count towards the club points?", ["Club", club])[0]!, /You won't earn/);
  const insured: [string, string][] = [
    ["What dogs we insure", "We insure dogs from 8 weeks on. Working dogs are insured on Gold only."],
    ["Breeds we can't insure", "Tosa, Fila Brasileiro and wolf hybrids."],
  ];
  assert.match(answerFrom("which dog breeds wont you insure", ...insured).join(" "), /Tosa/);
});

test("a turn that goes on asks what the turn before asked", () => {
  const shops: [string, string][] = [
    ["Shop in Oslo", "Tram 12 stops here. Open Mon to Sat 9:00–18:00."],
    ["Shop in Bergen", "The Bergen shop has a café. Open Tue to Fri 10:00–17:00."],
  ];
  const history = [{ role: "user" as const, text: "When is the Oslo shop open?" }];
  assert.match(answerFrom({ question: "and Bergen?", history }, ...shops).join(" "), /10:00–17:00/);
});

test("below a heading that somebody asks about, a sentence that has the rest of the question comes before one that repeats it", () => {
  const ridge =
    "The Ridge is the walk for which people come here from far away. It follows the crest of the cliffs for 14 km. Most walkers need six hours. There is no water along it.";
  assert.match(answerFrom("is there water on the ridge", ["Skarrow Ridge", ridge])[0]!, /no water along it/);
});

test("of several sums below a heading the one behind what is asked for is told, not one of something beside it", () => {
  const papers =
    "Confirmations can be printed at any time, free of charge. They are signed. Transcripts are made by the Registry and not by us. The first two copies are free; each further one is £12. Order them online. A lost certificate is replaced for £45.";
  assert.match(answerFrom("how much is a transcript", ["Certificates and transcripts", papers])[0]!, /£12/);
  const permit =
    "Darüber stellen wir eine Bescheinigung aus, die 13 Euro kostet. Studierende legen ein Konto mit 11.904 Euro vor. Die erste Erteilung kostet 100 Euro.";
  assert.match(answerFrom("was kostet eine aufenthaltserlaubnis", ["Aufenthaltserlaubnis", permit])[0]!, /100 Euro/);
});

test("a question for a time is answered by the sentence with its verb", () => {
  const text =
    "Deutsche können Sie werden, wenn Sie seit fünf Jahren hier leben. Für Ehepartner genügen drei Jahre. Zurzeit dauert ein Verfahren 18 Monate.";
  assert.match(answerFrom("wie lange dauert die einbürgerung", ["Einbürgerung", text])[0]!, /18 Monate/);
});

test("who asks what to do in a case is told what holds in it", () => {
  const snakes =
    "The adder is the only poisonous snake in the country. It is shy and bites only if it is stepped on. Wear boots in the heather. If you have been bitten, sit down, keep the leg still, and call 999.";
  assert.match(answerFrom("bitten by a snake what to do", ["Wildlife", snakes])[0]!, /sit down/);
});

test("of sentences that have as much of the question, who asks what may be done is told the one that says so", () => {
  const parking =
    "There are six car parks. The others cost £4 a day. In August the car park at the mill is often full. You may not stay overnight in any car park.";
  assert.match(answerFrom("can i sleep in my van in the car park", ["Parking", parking])[0]!, /may not stay/);
});

test("of sentences with grams the one that speaks of a weight tells it", () => {
  const shell = "Waterproof 20,000 mm, breathability 18,000 g. Weight 410 g in M. Sizes XS to XXL.";
  assert.match(answerFrom("what does the squall shell weigh", ["Squall shell", shell])[0]!, /^Weight 410 g/);
});
