import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, readFrom } from "../testing/answer-from.ts";

type Page = Parameters<typeof answerFrom>[1];

const answered = (question: string, ...pages: Page[]) =>
  readFrom(question, ...pages).decision.supported ? answerFrom(question, ...pages).join("\n") : "";

const FEES = ["Fees", "- Check-up: £48\n- Root canal treatment: from £320\n- Hygienist, 30 minutes: £62"] as const;
const AMT = [
  "Bürgerbüro",
  "Die Herstellung des Ausweises dauert drei Wochen. Das Führungszeugnis kostet 13 Euro und wird Ihnen nach Hause geschickt.",
  "de",
] as const;

test("how long something takes is told by a time, not by what it costs", () => {
  assert.equal(answered("how long does a root canal take", FEES), "");
  assert.equal(answered("wie lange dauert das führungszeugnis", AMT), "");
  assert.match(answered("wie lange dauert die herstellung", AMT), /drei Wochen/);
  assert.match(answered("how long is the hygienist", FEES), /30 minutes/);
  const REFUND = ["Rückgabe", "Die Rückerstattung dauert vierzehn Tage ab Eingang der Ware.", "de"] as const;
  assert.match(answered("wie lange dauert die rückerstattung", REFUND), /vierzehn Tage/);
});

test("when a course begins is not how long it takes", () => {
  const courses = [
    "Kurse",
    "Kurs: Yoga | Tag: Montag | Zeit: 18 Uhr\nKurs: Zumba | Tag: Mittwoch | Zeit: 19–20 Uhr",
    "de",
  ] as const;
  assert.equal(answered("wie lange dauert der yogakurs", courses), "");
  assert.match(answered("wie lange dauert zumba", courses), /19–20/);
});

test("how long a thing is, how long it is open, and what is done at once are told as well", () => {
  const pool = ["Pool", "The main pool is 25 metres and the pool gate opens until dusk."] as const;
  assert.match(answered("how long is the pool", pool), /25 metres/);
  const leaks = ["Repairs", "What is broken?: Leak | Who pays?: Landlord | How soon?: same day"] as const;
  assert.match(answered("leak how soon", leaks), /same day/);
});

test("who somebody is, is told by a name", () => {
  const chairs = ["Hire", "Chairs are £1.20 each, folding tables £5."] as const;
  const team = ["Team", "Our head coach is Tom Barrow. The office is run by volunteers."] as const;
  const groups = ["Groups", "Group: Adult choir | When: Wednesday 7.30pm | Age: any"] as const;
  assert.equal(answered("who is the owner", chairs), "");
  assert.equal(answered("who leads the adult choir", groups), "");
  assert.match(answered("who is the head coach", team), /Tom Barrow/);
  const haus = ["Haus", "Küchenchef ist Martin Huber. Die Küche schließt um 21 Uhr.", "de"] as const;
  assert.match(answered("wer ist der küchenchef", haus), /Martin Huber/);
});

test("when something was made is told by a year or a date", () => {
  const doctor = ["Team", "Dr Omar Aziz offers sedation with tablets on Mondays."] as const;
  const history = ["About", "Larkfield was founded by Jean Marsden in 1987."] as const;
  assert.equal(answered("when was dr aziz born", doctor), "");
  assert.match(answered("when was larkfield founded", history), /1987/);
});

test("how heavy something is, is told by a weight, or by a figure under that name", () => {
  const prices = ["Tools", "Item: Cement mixer | Day: £18 | Week: £54"] as const;
  const stock = ["Stock", "Item: Merino hat | price: 28.00 | weight: 60"] as const;
  assert.equal(answered("how heavy is the cement mixer", prices), "");
  assert.match(answered("what is the weight of the merino hat", stock), /60/);
});

test("one part of a question may be told without the other", () => {
  const plans = [
    "Plans",
    "Price per month | Basic: €2 | Business: €6\nSupport | Basic: email | Business: phone, 7 days",
  ] as const;
  assert.match(answered("how much is business and what support do i get", plans), /€6/);
});
