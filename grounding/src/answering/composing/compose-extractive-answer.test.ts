import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Candidate, PassageStatistics } from "../../ranking/candidate.ts";
import { prepareQuery } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { answerFrom } from "../testing/answer-from.ts";
import { composeExtractiveAnswer } from "./compose-extractive-answer.ts";

const statistics: PassageStatistics = { passageCount: 50, averageLength: 50, documentFrequency: () => 2 };

function answer(question: string, texts: string[], headingPath: string[] = [], limit?: number) {
  const query = prepareQuery({ question });
  const candidates: Candidate[] = texts.map((text, index) => ({
    id: `p${index}`,
    title: null,
    headingPath,
    text,
    language: "en",
    lexicalScore: 1,
  }));
  return composeExtractiveAnswer(query, rankPassages(query, candidates, statistics), limit).sentences;
}

test("a sentence that holds much less of the question than the best isn't shown beside it", () => {
  const text = "A file may be up to 50 MiB large. Uploading the same file again changes nothing.";
  assert.deepEqual(
    answer("How large may a file be?", [text]).map((sentence) => sentence.text),
    ["A file may be up to 50 MiB large."],
  );
});

test("a sentence that introduces a list comes with its items", () => {
  const text = "We accept these payments:\n- Card\n- Invoice\n\nOur shop is in Oslo.";
  assert.equal(
    answer("Which payments do you accept?", [text])[0]?.text,
    "We accept these payments:\n- Card\n- Invoice",
  );
});

test("a sentence that introduces a command comes with the command", () => {
  const text =
    "Citrine runs on Linux.\n\nInstall it with the package manager:\n\nbrew install citrine\n\nThen start it.";
  assert.equal(
    answer("How do I install it with a package manager?", [text])[0]?.text,
    "Install it with the package manager:\n\nbrew install citrine",
  );
});

test("a line of code comes behind prose that says it", () => {
  const text = "shop.refund(order, money)\n\nA refund of an order gives the money back.";
  assert.equal(answer("refund order money", [text])[0]?.text, "A refund of an order gives the money back.");
});

test("the sentence that answers comes first, word for word", () => {
  const text = "We make lamps. Refunds take 14 days. Our shop is in Oslo.";
  const [first] = answer("How long do refunds take?", [text]);
  assert.deepEqual(first && { ...first, score: 0 }, {
    passageId: "p0",
    start: 15,
    end: 36,
    text: "Refunds take 14 days.",
    score: 0,
  });
});

test("among equals, a sentence with the kind of thing that is asked for comes first", () => {
  const text = "The shop was founded with joy. The shop was founded in 1931.";
  assert.equal(answer("When was the shop founded?", [text])[0]?.text, "The shop was founded in 1931.");
});

test("a heading alone is not an answer, and the same words are shown once", () => {
  const texts = ["Refund times\n\nRefunds take 14 days.", "Refunds take 14 days."];
  assert.deepEqual(
    answer("refund times", texts, ["Refund times"]).map(({ text }) => text),
    ["Refunds take 14 days."],
  );
});

test("nothing is shown when no sentence bears on the question, and never more than asked for", () => {
  assert.deepEqual(answer("quantum gravity", ["Refunds take 14 days."]), []);
  assert.ok(answer("lamps", ["Lamps shine.\n\nLamps glow.\n\nLamps burn."], [], 2).length <= 2);
});

test("every quote stands at its place in its passage", () => {
  const text = fc
    .array(fc.constantFrom("Lamps", " shine. ", "\n", "Dr. Who", "中文。", " 14 ", "! ", "ไทย ", "- "))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      for (const { passageId, start, end, text } of answer("Who shines 14 lamps 中文?", texts)) {
        assert.notEqual(text, "");
        assert.equal(texts[Number(passageId.slice(1))]!.slice(start, end), text);
      }
    }),
  );
});

test("what only the heading names is answered by the sentences below it, as one quote", () => {
  const text = "Rate limits\n\nA key may send 60 requests per minute. Beyond that it has to wait.";
  assert.deepEqual(
    answer("rate limit", [text], ["Rate limits"]).map((sentence) => sentence.text),
    ["A key may send 60 requests per minute. Beyond that it has to wait."],
  );
});

test("a sentence that goes on with what the one before it names can be the answer", () => {
  const text = "The Heron touring bike was tested on gravel. It weighs 13.5 kg.\n\nThe Heron costs £1,480.";
  assert.equal(answer("How heavy is the Heron touring bike?", [text])[0]?.text, "It weighs 13.5 kg.");
});

const FAQ =
  "Do you price match?\n\nYes, on identical items in stock.\n\nDo you fit boots?\n\nYes! It takes an hour. Book online.";

test("a question in the source is not its answer: what stands below it is, whole when it is short", () => {
  assert.deepEqual(
    answer("do you price match", [FAQ]).map(({ text }) => text),
    ["Yes, on identical items in stock."],
  );
  assert.deepEqual(
    answer("do you fit boots", [FAQ]).map(({ text }) => text),
    ["Yes! It takes an hour. Book online."],
  );
});

const HIRE =
  "Gear hire\n\nItem: Crampons | 1 day: £8 | Week: £32\nItem: Ice axe | 1 day: £6 | Week: £24\nItem: Tent | 1 day: £15 | Week: £60";

test("of a table the row that is asked for is quoted, and for a comparison the rows compared", () => {
  assert.deepEqual(
    answer("what does an ice axe cost for a week", [HIRE]).map(({ text }) => text),
    ["Item: Ice axe | 1 day: £6 | Week: £24"],
  );
  assert.deepEqual(
    answer("crampons or ice axe, which is cheaper?", [HIRE])
      .map(({ text }) => text)
      .toSorted(),
    ["Item: Crampons | 1 day: £8 | Week: £32", "Item: Ice axe | 1 day: £6 | Week: £24"],
  );
});

const RETURNS =
  "What we can't take back\n\n- Climbing ropes, once the seal is broken\n- Gift cards\n\nEverything else is welcome.";

test("an item comes with the heading that says what it means, without its dash", () => {
  const [first] = answer("Can I return climbing ropes?", [RETURNS], ["What we can't take back"]);
  assert.equal(first?.text, "Climbing ropes, once the seal is broken");
  assert.equal(first?.lead?.text, "What we can't take back");
});

test("steps come whole and in order", () => {
  const steps = "1. Enter your order number.\n2. Print the label.\n3. Post the parcel.";
  const [first] = answer("How do I return a parcel?", [`How to return\n\n${steps}`], ["How to return"]);
  assert.equal(first?.text, steps);
});

test("a keyword that heads a section is answered by where the section begins, and a table below it by its rows", () => {
  const text =
    "SAML 2.0 with Okta works. Set it up under Settings > Security > SSO: paste the address of the metadata there.";
  assert.ok(answer("sso", [text], ["SSO"])[0]!.text.startsWith("SAML 2.0"));
  const rows = "Service: Standard | Cost: 4 euros\nService: Saturday delivery | Cost: 11 euros";
  const shown = answer("delivery cost", [rows], ["Delivery"]).map((sentence) => sentence.text);
  assert.deepEqual(shown, [rows]);
});

test("what is asked for by what it isn't is told by a sentence that denies it", () => {
  const text = "Lamps can be returned in their box within 30 days. Bulbs can't be returned.";
  assert.equal(answer("What can't be returned?", [text], ["Lamps"])[0]!.text, "Bulbs can't be returned.");
});

test("a sentence about something else that is named before it gives way", () => {
  const text = "Ring the bell. Bank holidays: 10–16. Mon–Fri 9–18.";
  assert.equal(answer("opening hours", [text], ["Leeds"])[0]!.text, "Mon–Fri 9–18.");
});

test("a way through menus is no code", () => {
  const text = "A key is shown once. Keys are created under Settings > Developers > API keys; only owners can.";
  assert.ok(answer("How do I create an API key?", [text])[0]!.text.startsWith("Keys are created"));
});

test("what stands behind a short sentence comes with it where the question tells no kind of thing", () => {
  const text = "Report a lost card at the desk. A new one costs 2 euros.\n\nWe open at 9.";
  assert.equal(answer("I lost my card", [text])[0]!.text, "Report a lost card at the desk. A new one costs 2 euros.");
});

test("the rule that a page begins with comes before an equal sentence about a case below it", () => {
  const [shown] = answerFrom(
    "how long do I have to return something?",
    ["Returns > Returns in store", "Your return is paid back within 3 days."],
    ["Returns", "You have 60 days to return what you bought from the day on which it came to you."],
  );
  assert.match(shown!, /60 days/);
});

test("what a thing is, is told by the sentence that says so, though every passage names it", () => {
  const others = Array.from({ length: 8 }, (_, index) => `The development of Debian is open to all, part ${index}.`);
  const texts = [...others, "Debian is a distribution of the Linux operating system. It has many packages."];
  assert.match(answer("What is Debian?", texts)[0]?.text ?? "", /^Debian is a distribution/);
});

test("a sentence or an item comes with the command that it leads to, and with no other", () => {
  const text =
    "You can set a package to hold with\n\napt-mark hold NAME\n\n- To remove a package, run:\n\napt remove NAME\n\n- To wipe its settings too, run:\n\napt purge NAME";
  assert.equal(
    answer("how do I hold a package", [text])[0]?.text,
    "You can set a package to hold with\n\napt-mark hold NAME",
  );
  assert.equal(
    answer("wipe the settings of a package", [text])[0]?.text,
    "To wipe its settings too, run:\n\napt purge NAME",
  );
});

test("an answer does not end with what only announces more", () => {
  const text =
    "What is a lamp?\n\nA lamp is a source of light for rooms.\n\nA lamp has:\n\n1997 was the first one, and it had an oak foot that many liked.";
  assert.equal(answer("what is a lamp", [text])[0]?.text.endsWith(":"), false);
});

test("where the question of an answer is asked, the answer is shown whole though it is long", () => {
  const whole = `${"The first thing to do is to switch it off at the wall. ".repeat(4)}Then call us.`;
  const text = `My lamp flickers. What should I do?\n\n${whole}`;
  assert.equal(
    answer("my lamp flickers what should I do", [text], ["My lamp flickers. What should I do?"])[0]?.text,
    whole,
  );
});

test("a short paragraph comes with the heading right above it, where the heading has what is asked", () => {
  const [first] = answer(
    "do you ship to Ireland",
    ["Ireland\n\n£9.90, 4–6 working days.\n\nIn summer longer."],
    ["Delivery", "Ireland"],
  );
  assert.deepEqual([first?.lead?.text, first?.text], ["Ireland", "£9.90, 4–6 working days."]);
});

test("so does a mere figure, unless a question stands above", () => {
  const [first] = answer(
    "how much is the team plan",
    ["Team\n\n£12 per user and month\n\nBusiness\n\n£25 per user and month"],
    ["Plans"],
  );
  assert.deepEqual([first?.lead?.text, first?.text], ["Team", "£12 per user and month"]);
});

test("the row that has the price of a thing comes first, however many passages speak more of the thing", () => {
  const told = ["made here", "kept dry", "guaranteed", "fitted last", "checked often"].map(
    (what) => `A crown is ${what}. The crown lasts.`,
  );
  const fees = "Examination | £75\nHygienist | £68\nFilling | £120\nCrown | £690\nBridge | £900\nExtraction | £140";
  assert.match(answer("how much is a crown", [...told, fees])[0]?.text ?? "", /£690/);
});

test("of five rows that are named by nothing that is asked, all that have its column are shown", () => {
  const names = ["Grundbetrag", "Übungsfahrt", "Sonderfahrt", "Theorieprüfung", "Praxisprüfung"];
  const rows = names.map(
    (name, place) => `Leistung: ${name} | Schaltwagen: ${60 + place} € | Automatik: ${70 + place} €`,
  );
  const shown = answerFrom("preis fahrstunde automatik", ["Preise", rows.join("\n"), "de"]);
  assert.equal(shown.length, 5);
});
