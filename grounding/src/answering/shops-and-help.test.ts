import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareQuery } from "../ranking/prepare-query.ts";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

// Whole sites of shops, of an app's help and of schools.

const answered = (question: string, ...pages: Parameters<typeof answerFrom>[1][]) =>
  readFrom(question, ...pages).decision.supported ? answerFrom(question, ...pages).join("\n") : "";

const store = (name: string, text: string) => [`Our stores > ${name}`, `${name}\n\n${text}`] as const;
const STORES = [
  store("Kendal", "Unit 4, Tannery Yard, Kendal LA9 5QT\n\n01539 555 0188\n\nMon–Sat 9am–5.30pm, Sun 10.30am–4.30pm"),
  store("Keswick", "22 Lake Lane, Keswick CA12 4DX\n\n017687 555 0121\n\nDaily 9.30am–6pm. Fitting by appointment."),
  store(
    "Edinburgh",
    "8 Candlemaker Wynd, Edinburgh EH1 2QE\n\n0131 555 0174\n\nTwo steps at the entrance; please ring and we come out with a ramp.",
  ),
];
const EDINBURGH = store(
  "Edinburgh",
  "8 Candlemaker Wynd, Edinburgh EH1 2QE\n\n0131 555 0174\n\nMon–Wed and Fri–Sat 10am–6pm, Thu 10am–8pm, closed on Sundays",
);
const KENDAL = store("Kendal", "Unit 4, Tannery Yard\n\n01539 555 0188\n\nFree parking for customers of the store.");
const CLOSED = ["Our stores > Holidays", "All stores are closed on 25 and 26 December and on 1 January."] as const;
const UNWORN = ["Home > 60-day returns", "Unworn, in the box they came in."] as const;
const DELIVERY = [
  "Delivery",
  "Service: Standard | Where: Mainland UK | When: 3–4 working days | Price: £3.95\nService: Europe | Where: Europe and Norway | When: 6–10 working days | Price: £18.00",
] as const;
const CUSTOMS = [
  "Delivery > Customs",
  "We don't ship to the USA or Canada at the moment. The courier rings before he comes.",
] as const;
const REFUNDS = [
  "Returns > Refunds",
  "Refunds go back to the card you paid with. Allow up to 10 working days from the day we get the parcel. We refund the delivery charge only if you return the whole order within 14 days.",
] as const;

test("what stands below another branch is not shown beside what is told of the one that is asked for", () => {
  assert.doesNotMatch(answered("is the keswick store wheelchair accessible", ...STORES), /Two steps/);
});

test("the hours of the branch that is asked for come before another's that say more of the day", () => {
  for (const question of ["sunday opening kendal", "sunday openning kendal"]) {
    const told = answered(question, ...STORES.slice(0, 2), EDINBURGH);
    assert.match(told, /10\.30am/, question);
    assert.doesNotMatch(told, /closed on Sundays/, question);
  }
  assert.doesNotMatch(answered("parking in edinburgh", KENDAL, ...STORES.slice(1)), /Free parking/);
});

test("a feast of several words is a day of the year, on which a site says that it is closed", () => {
  for (const question of ["are you open on boxing day", "open new years day"]) {
    assert.equal(readFrom(question, ...STORES, CLOSED, UNWORN).query.basicFact, "hours", question);
    assert.equal(answered(question, ...STORES, CLOSED, UNWORN), CLOSED[1], question);
  }
  assert.match(
    answered("¿abrís en nochebuena?", ["Contacto", "Cerramos del 24 de diciembre al 6 de enero.", "es"]),
    /Cerramos/,
  );
});

test("a country is of Europe where something is sent, and nowhere else", () => {
  assert.match(answered("delivery cost to germany", ...STORES, DELIVERY, CUSTOMS), /£18\.00/);
  assert.doesNotMatch(answered("do you have a store in germany", ...STORES, DELIVERY, CUSTOMS), /£18\.00/);
});

test("a city is of its country, an island of the islands, where something is sent", () => {
  const shop = [
    "Versand",
    "In die Schweiz liefern wir für 19 €. Auf deutsche Inseln kommt ein Zuschlag von 12 € dazu.",
    "de",
  ] as const;
  assert.match(answered("liefert ihr nach zürich", shop), /Schweiz/);
  assert.match(answered("versand nach sylt", shop), /Inseln/);
  assert.equal(answered("habt ihr eine filiale in zürich", shop), "");
  assert.equal(answered("liefert ihr nach wien", shop), "");
  const post = [
    "Delivery",
    "Delivery to the UK mainland costs £5.95. We do not ship to the Channel Islands.",
    "en",
  ] as const;
  assert.match(answered("do you deliver to manchester", post), /£5\.95/);
  assert.match(answered("do you ship to guernsey", post), /Channel/);
});

test("what is told of another country is no answer, and America is the USA", () => {
  assert.equal(answered("do you ship to turkey", DELIVERY, CUSTOMS, ...STORES), "");
  assert.match(answered("do you ship to america", DELIVERY, CUSTOMS, ...STORES), /USA/);
});

test("how long something takes is not told by a condition", () => {
  for (const question of ["how long does a refund take", "refund how long dose it take"])
    assert.match(answerFrom(question, REFUNDS, ...STORES)[0]!, /10 working days/, question);
});

test("a dose is a dose but where it asks", () => {
  const read = (question: string) => prepareQuery({ question }).english.map(({ term }) => term);
  assert.ok(!read("how long dose it take").includes("dose"));
  assert.ok(read("what is a dose of this").includes("dose"));
});

test("an error is no number of rows", () => {
  const help = [
    ["Help > Errors", "409: The shift overlaps another one.\n422: A field is missing."],
    ["Help > Inviting people", "Upload a file, at most 500 rows at a time."],
  ] as const;
  assert.equal(answered("error 500", ...help), "");
  assert.match(answered("error 409", ...help), /overlaps/);
});

test("a site that has no telephone says so to who asks for the number", () => {
  const contact = ["Contact", "Write to support@rota.example or use the chat. We have no telephone line."] as const;
  const account = ["Account", "Your shifts stay in the reports, without your photo and phone number."] as const;
  assert.equal(answered("do you have a phone number i can call", account, contact), "We have no telephone line.");
  assert.notEqual(
    answered("phone number", account, ["Jobs", "We don't take applications by phone."]),
    "We don't take applications by phone.",
  );
});

test("who runs a firm is told with a word between", () => {
  assert.match(
    answered("who owns the company", ["About us", "Fellgate is run today by Helen Brathay and her brother."]),
    /Helen Brathay/,
  );
});

test("two words that a page writes as one are that one", () => {
  const pay = [
    "Zahlung",
    "PayPal: Für alle Länder.\nRechnung: Zahlbar in 14 Tagen.\nVorkasse: Mit 2 % Skonto.",
    "de",
  ] as const;
  assert.match(answered("kann ich per pay pal zahlen", pay), /PayPal/);
});

test("a language is no other one", () => {
  const prices = [
    "Precios",
    "Curso: Grupo | Al mes: 72 €\nCurso: Español para extranjeros | Al mes: 540 €\nCurso: Intensivo | Al mes: 290 €",
    "es",
  ] as const;
  assert.doesNotMatch(answered("precio ingles", prices), /540/);
});

test("a country is no slip for another word", () => {
  const pages = [
    ["Kurse", "Schwäbisch für Anfänger, 4. April. Der Beginn ist um 17 Uhr in der Filiale.", "de"],
    ["Filialen", "Unsere Filialen sind in Ulm und Konstanz.", "de"],
  ] as const;
  assert.doesNotMatch(answered("filiale in belgien", ...pages), /Anfänger|Beginn/);
});
