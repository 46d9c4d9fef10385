import assert from "node:assert/strict";
import { test } from "node:test";
import { questionLanguage } from "../ranking/site-terms/question-language.ts";
import { findNearMiss } from "./deciding/find-near-miss.ts";
import { rateUnits } from "./rating/rate-units.ts";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

// Prices, ages and conditions as plans, hire shops and evening classes write them.

const INTRO = ["Pinjot – pricing", "Pinjot keeps the notes of small teams in one place."] as const;
const TRIAL = ["Pinjot – pricing > Trial", "You can try Team and Business for 14 days, no card needed."] as const;
const card = (name: string, price: string, users: string) =>
  [`Pinjot – pricing > Plans > ${name}`, `${name}\n\n- Price per month: ${price}\n- Users: ${users}`] as const;
const PLANS = [card("Starter", "£0", "1"), card("Team", "£12", "up to 10"), card("Business", "£29", "unlimited")];
const SAID = [
  "Pinjot – pricing > Plans",
  "Starter is free for one user. Team costs £12 per month for up to 10 users. Business costs £29 per month for any number of users.",
] as const;
const LINES = [
  "Pinjot – pricing > Plans",
  "Starter\n\n£0 per month\n1 user\n500 MB storage\nNo export\n\nTeam\n\n£12 per month\nUp to 10 users\n50 GB storage\nExport as CSV",
] as const;
const HIRE = ["Wharf Hire", "Wharf Hire rents bikes, tools and vans on Canal Street in Brigham."] as const;
const SCHOOL = ["Evening classes", "We run courses for adults in the old grammar school in Hexford."] as const;
const ENROLMENT = [
  "Evening classes > Enrolment",
  "- Payment: by card, no cash\n- Concessions: 20 % off for over 65s and students\n- Minimum age: 16 years\n- Certificates: on request, £5",
] as const;
const HELP = [
  "Help",
  "You can volunteer from 16 years, under 18 with a parent's consent. A shift is three hours. Drivers need a clean licence and are at least 21 years old.",
] as const;

const answered = (question: string, ...pages: Parameters<typeof answerFrom>[1][]) =>
  readFrom(question, ...pages).decision.supported ? answerFrom(question, ...pages).join("\n") : "";

test("a plan that is called like a place or a crew has the price that is asked for", () => {
  for (const [question, price, other] of [
    ["price business", /£29/, /£12|£0/],
    ["how much is team", /£12/, /£29|£0/],
  ] as const) {
    assert.match(answered(question, INTRO, TRIAL, ...PLANS), price);
    assert.doesNotMatch(answered(question, INTRO, TRIAL, ...PLANS), other);
    assert.match(answered(question, INTRO, TRIAL, SAID), price);
    assert.doesNotMatch(answered(question, INTRO, TRIAL, SAID), other);
  }
});

test("a price below its name comes before a sentence that has the name", () => {
  assert.match(answered("how much is team", INTRO, TRIAL, LINES), /^£12 per month/);
});

test("how old somebody has to be is told by an age, whatever else is old", () => {
  assert.equal(answered("how old do u have to be", SCHOOL, ENROLMENT), "Minimum age: 16 years");
  assert.equal(
    answered("how old do you have to be to volunteer", HELP),
    "You can volunteer from 16 years, under 18 with a parent's consent.",
  );
});

const CLASSES = [
  "Evening classes > Courses",
  "- Spanish: Mondays 7–8.30 pm, room 4, £96, tutor Elena Ruiz\n- Watercolour: Tuesdays 6.30–8.30 pm, art room, £120, tutor Tom Hale\n- Yoga: Fridays 6–7 pm, hall, £72, bring a mat",
] as const;
const CLASSES_SAID = [
  "Evening classes > Courses",
  "Watercolour is on Tuesdays in the art room with Tom Hale. Yoga is on Fridays in the hall. You get a refund up to 7 days before the start of a course.",
] as const;
const UNITS = [
  "Storage > Units",
  "25 sq ft (a garden shed) | £48 a month\n50 sq ft (a small van) | £79 a month\n100 sq ft (a flat) | £129 a month\nAccess | daily 6 am – 10 pm with your code\nRepairs | report them online",
] as const;
const BIKES = [
  "Wharf Hire > Prices",
  "A city bike costs £16 per day. An e-bike costs £38 per day. A helmet is free with every bike. Return the van with a full tank.",
] as const;

test("who teaches is told by a name, or not at all", () => {
  assert.match(answered("who teaches watercolour", SCHOOL, CLASSES), /Tom Hale/);
  assert.match(answered("who teaches watercolour", SCHOOL, CLASSES_SAID), /Tom Hale/);
  assert.equal(answered("who teaches yoga", SCHOOL, CLASSES), "");
  assert.equal(answered("who teaches yoga", SCHOOL, CLASSES_SAID), "");
});

test("up to 7 days before something is no day of the week", () => {
  assert.equal(answered("is there a course on saturdays", SCHOOL, CLASSES_SAID), "");
});

test("the price of one size is not that of another", () => {
  assert.match(answered("how much is 50 sq ft", UNITS), /£79/);
  assert.equal(answered("how much is a 200 sq ft unit", UNITS), "");
});

test("the hours of a thing are asked for by its name", () => {
  assert.match(answered("access hours", UNITS), /6 am/);
});

test("what a site never speaks of is not told by the thing beside it", () => {
  assert.equal(answered("do you repair bikes", HIRE, BIKES), "");
  assert.equal(answered("is the internet included", UNITS), "");
  assert.equal(answered("ios app", TRIAL, ["Pinjot > Apps", "There is an Android app."]), "");
  assert.match(answered("mobile app?", TRIAL, ["Pinjot > Apps", "There is an Android app."]), /Android/);
});

test("a full tank is what fuel is about, and anytime says nothing more of cancelling", () => {
  assert.match(
    answered("do i have to fill up the tank", HIRE, [
      "Wharf Hire > Terms",
      "Fuel | return the van with a full tank\nReturn | at the shop by 6 pm",
    ]),
    /full/,
  );
  assert.match(
    answered("can i cancel anytime", TRIAL, [
      "Pinjot > Cancelling",
      "You can cancel at any time, to the end of the month.",
    ]),
    /any time/,
  );
});

const FLATS = [
  "Boxwell > Flats to let",
  "- Viewings: Saturdays 10 am – 1 pm, by appointment\n- Tenancy deposit: five weeks' rent\n- Bills: water is included, gas and electricity are not\n- Repairs: report them online, emergencies 01632 960 411\n- Not allowed: smoking, candles, rabbits",
] as const;
const STORAGE = [
  "Boxwell > Storage units",
  "- 25 sq ft (a garden shed): £48 a month\n- 50 sq ft (a small van): £79 a month\n- Access: daily 6 am – 10 pm with your code\n- Notice: 14 days\n- Minimum stay: one month\n- Not allowed: food, plants, animals",
] as const;

test("of a list whose lines have names the line is told, not the whole list", () => {
  const about = (question: string) => answered(question, FLATS, STORAGE);
  assert.equal(about("how do i report a repair"), "Repairs: report them online, emergencies 01632 960 411");
  assert.equal(
    about("what does a unit cost"),
    "25 sq ft (a garden shed): £48 a month\n50 sq ft (a small van): £79 a month",
  );
  assert.match(about("what is not allowed"), /^Not allowed: /);
});

test("few words that English has are English, though one is common in another language", () => {
  const vans = [
    "Wharf Hire > Terms",
    "Deposit | £300\nVan drivers | 23 to 75 years, licence held for two years",
  ] as const;
  assert.match(answered("minimum age van", HIRE, vans), /23 to 75/);
  assert.equal(questionLanguage("minimum age van"), "en");
  assert.equal(questionLanguage("prijs van een fiets"), "nl");
});

test("of two bare words the first says which, and has to stand somewhere", () => {
  const exams = ["School > Exams", "Exam preparation: three evenings, Mondays 7 pm"] as const;
  const missOf = (question: string) => {
    const { query, ranked, statistics } = readFrom(question, SCHOOL, exams, CLASSES);
    return findNearMiss(query, rateUnits(query, ranked).best[0]!, ranked, statistics);
  };
  assert.equal(missOf("repair preparation"), "likely");
  assert.equal(missOf("exam preparation"), null);
});

test("a line that says the minimum age comes before another line with an age, in a list of its own", () => {
  const answer = (question: string, own: string, other: string, language: string) =>
    answerFrom(
      question,
      ["Club > Courses", `- ${other}\n- Pilates: 19`, language],
      ["Club > Joining", `- ${own}`, language],
    );
  for (const [question, own, other, language] of [
    ["minimum age", "Minimum age: 16", "Gentle gym: Friday 9.30, from 60 years", "en"],
    ["mindestalter", "Mindestalter: 16 Jahre", "Kinder unter 12 Jahren: halber Preis", "de"],
    ["edad minima", "Edad mínima: 16 años", "Niños menores de 12 años: mitad de precio", "es"],
    ["età minima", "Età minima: 16 anni", "Ginnastica dolce: venerdì 9.30, dai 60 anni", "it"],
  ] as const)
    assert.match(answer(question, own, other, language)[0]!, /16/, question);
});
