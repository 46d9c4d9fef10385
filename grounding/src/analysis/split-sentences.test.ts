import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { splitSentences } from "./split-sentences.ts";

const sentencesOf = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

test("abbreviations, initials and decimals don't end a sentence", () => {
  assert.deepEqual(sentencesOf("Dr. Smith paid 3.5 euros. J. K. Rowling, e.g., wrote it! Did she? Yes."), [
    "Dr. Smith paid 3.5 euros.",
    "J. K. Rowling, e.g., wrote it!",
    "Did she?",
    "Yes.",
  ]);
  assert.deepEqual(sentencesOf("He joined the U.S. Army. He left the U.S. The end."), [
    "He joined the U.S. Army.",
    "He left the U.S.",
    "The end.",
  ]);
});

test("sentences of a writer without capitals end too", () => {
  assert.deepEqual(sentencesOf("we ship daily. returns are free, approx. five days."), [
    "we ship daily.",
    "returns are free, approx. five days.",
  ]);
});

test("a closing quote or bracket belongs to the sentence that it closes", () => {
  assert.deepEqual(sentencesOf("“We ship daily.” Orders (of any size.) leave at noon."), [
    "“We ship daily.”",
    "Orders (of any size.) leave at noon.",
  ]);
});

test("lines that each have a name before a colon or a dash stand alone, however long they are", () => {
  const lines = [
    "Scottish Highlands and Islands: £8.50, 4–5 working days",
    "Return postage – paid by you, unless the item is faulty",
    "Cannot be returned - earrings, made-to-measure blinds and gift cards",
    "Refunds: to your original payment method within 5 working days",
  ];
  assert.deepEqual(sentencesOf(lines.join("\n")), lines);
  const wrapped =
    "Please note: this line is so long that it had to be broken\nby the margin of the page: it goes on here.";
  assert.deepEqual(sentencesOf(wrapped), [wrapped]);
});

test("headings, list items and table rows stand alone, a wrapped line goes on", () => {
  const text =
    "# Returns\n- within 14 days\n- unused\n\n| Size | Price |\n| S | 5 |\n\nThis line is so long that it had to be broken here by the\nmargin of the page.";
  assert.deepEqual(sentencesOf(text), [
    "# Returns",
    "- within 14 days",
    "- unused",
    "| Size | Price |",
    "| S | 5 |",
    "This line is so long that it had to be broken here by the\nmargin of the page.",
  ]);
});

test("marks of Chinese, Arabic and Hindi end sentences without a space", () => {
  assert.deepEqual(sentencesOf("退款需要十四天。运费不退！"), ["退款需要十四天。", "运费不退！"]);
  assert.deepEqual(sentencesOf("هل تشحنون؟ نعم."), ["هل تشحنون؟", "نعم."]);
  assert.deepEqual(sentencesOf("यह सच है। वह भी।"), ["यह सच है।", "वह भी।"]);
});

test("sentences never overlap, have no white space around them and leave out nothing else", () => {
  const pieces = fc.constantFrom(
    "Dr.",
    "U.S.",
    "a",
    "B",
    "3.5",
    " ",
    "\n",
    "\n\n",
    ". ",
    "! ",
    "。",
    "- ",
    "|",
    "ไทย",
    "’",
    ")",
    "…",
    "1. ",
  );
  fc.assert(
    fc.property(
      fc.array(pieces).map((parts) => parts.join("")),
      (text) => {
        let last = 0;
        for (const { start, end } of splitSentences(text)) {
          assert.equal(text.slice(last, start).trim(), "");
          assert.ok(start < end);
          assert.equal(text.slice(start, end).trim(), text.slice(start, end));
          last = end;
        }
        assert.equal(text.slice(last).trim(), "");
      },
    ),
  );
});

test("an ellipsis in the midst of a way through menus ends no sentence", () => {
  const text = "To hand it over: Settings > People > … > Make owner. The old one stays.";
  assert.deepEqual(
    splitSentences(text).map(({ start, end }) => text.slice(start, end)),
    ["To hand it over: Settings > People > … > Make owner.", "The old one stays."],
  );
  assert.equal(sentencesOf("Choose Tools – Options… – View – Grid.").length, 1);
});

test("a letter that counts things ends a sentence before a common word, an initial doesn't", () => {
  const cut = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(cut("Park in zone A. You need a permit."), ["Park in zone A.", "You need a permit."]);
  assert.equal(cut("It was built by George W. Hall in 1901.").length, 1);
  assert.equal(cut("The plan of Ms. Ida B. The second, in red.").length, 1);
});

test("an ordinal and a shortened word before what they count go on, a number at the end does not", () => {
  const cut = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));
  for (const whole of [
    "Das Standesamt liegt im 2. Stock.",
    "Am 24. und 31. Dez. ab 12 Uhr geschlossen.",
    "Fundsachen, z. B. Schlüssel, heben wir i. d. R. Monate auf.",
    "Zimmer frei ab 3. Mai.",
    "Lukket d. 24. december.",
    "Lessons for max. 5 people in room No. 7 only.",
    "Lo traen de EE. UU. sin coste.",
    "Kleine reparaties, bijv. Lekkende kranen.",
    "Mittwochs ist Welpenstunde (8. bis 16. Woche, 15 € je Stunde).",
    "Mitzubringen sind die Unterlagen (siehe Seite 16. Danach mehr).",
  ])
    assert.deepEqual(cut(whole), [whole]);
  assert.deepEqual(cut("Das sind 25. Die zweite kostet 5."), ["Das sind 25.", "Die zweite kostet 5."]);
  assert.deepEqual(cut("Wir öffnen am 3. Wir freuen uns."), ["Wir öffnen am 3.", "Wir freuen uns."]);
  assert.deepEqual(cut("We open at 5. Then we eat."), ["We open at 5.", "Then we eat."]);
});

test("the number of a heading belongs to it, and French closes a quotation behind a space", () => {
  const texts = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(texts("2.1. What is the latest version? There are three."), [
    "2.1. What is the latest version?",
    "There are three.",
  ]);
  assert.deepEqual(texts("Chapter 3. Choosing a distribution\n\nKapitel 12. Die Grundlagen\n\n§ 4.2. Fristen"), [
    "Chapter 3. Choosing a distribution",
    "Kapitel 12. Die Grundlagen",
    "§ 4.2. Fristen",
  ]);
  assert.deepEqual(texts("It is told in chapter 3. Then comes more."), [
    "It is told in chapter 3.",
    "Then comes more.",
  ]);
  assert.deepEqual(texts("Voir « Que dire ? » ci-dessous. Puis la suite."), [
    "Voir « Que dire ? » ci-dessous.",
    "Puis la suite.",
  ]);
});

test("leaders, short days and closing brackets end no sentence; a line that ends with a price does", () => {
  const texts = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));
  for (const whole of [
    "Gents cut ........ £22",
    "Gents cut . . . . . £22",
    "Kinderturnen (4-6 J.) – Mi 17 Uhr",
    "Guitarra – jue. 18:00 – 55 €/mes",
    "Mo. 9–12 und 14–17 Uhr",
  ])
    assert.deepEqual(texts(whole), [whole]);
  assert.deepEqual(texts("Música y movimiento (3-5 años) – sáb. 10:00 – 35 €/mes\nPiano – mar. 17:00"), [
    "Música y movimiento (3-5 años) – sáb. 10:00 – 35 €/mes",
    "Piano – mar. 17:00",
  ]);
  assert.deepEqual(texts("We waited... Then it came."), ["We waited...", "Then it came."]);
});

test("a line that begins with its label is a sentence of its own behind another, however long", () => {
  const lines = [
    "Passport: £88.50, bring your old passport and two photos, takes three weeks",
    "Parking permit: £40 a year, takes five working days, Mr Dunn, room 12",
    "Weddings – on Fridays and Saturdays, book three months ahead with Mrs Vale",
  ];
  const texts = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(texts(lines.join("\n")), lines);
  const wrapped =
    "Note: whoever comes to us by train takes the blue bus to the\nmill: it leaves every hour from the square";
  assert.deepEqual(texts(wrapped), [wrapped]);
});
