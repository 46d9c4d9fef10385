import assert from "node:assert/strict";
import { test } from "node:test";
import { type AskedThing, holdsExpected } from "./holds-expected.ts";
import { type ExpectedAnswer, expectedAnswer } from "./question-words.ts";

const KINDS: readonly (readonly [language: string, question: string, kind: ExpectedAnswer | null])[] = [
  ["en", "How long do refunds take?", "duration"],
  ["en", "return window", "duration"],
  ["en", "How heavy is the desk?", "weight"],
  ["en", "price of the desk", "price"],
  ["en", "shipping cost", "price"],
  ["en", "How many users can I have?", "number"],
  ["en", "opening times", "hours"],
  ["en", "Are you open on Sundays?", "hours"],
  ["de", "Öffnungszeiten", "hours"],
  ["es", "¿Abrís los sábados?", "hours"],
  ["en", "phone number", "phone"],
  ["en", "What is a chargeback?", "definition"],
  ["en", "What is the best way to send back a lamp that was broken on its way to me?", null],
  ["en", "Can I pay by card?", null],
  ["de", "Wie lange dauert die Lieferung?", "duration"],
  ["de", "Versandkosten", "price"],
  ["fr", "Où est votre magasin ?", "address"],
  ["fr", "C'est combien un massage ?", "price"],
  ["en", "how much is parking at the pool", "price"],
  ["en", "how much is missing from the till", "number"],
  ["fr", "ca coute combien", "price"],
  ["de", "oeffnungszeiten", "hours"],
  ["en", "Which of the two is cheaper?", "price"],
  ["es", "¿cuál es más barata?", "price"],
  ["es", "¿Cuánto cuesta el envío?", "price"],
  ["ru", "Когда вы открыты?", "date"],
  ["ja", "送料はいくらですか？", "price"],
  ["zh", "为什么要注册？", "reason"],
  ["nl", "tot hoe laat zijn jullie open", "hours"],
  ["it", "siete aperti il lunedì?", "hours"],
  ["it", "numero di telefono", "phone"],
  ["pt", "até que horas abrem", "hours"],
  ["pl", "godziny otwarcia", "hours"],
  ["sv", "vad kostar frakten", "price"],
  ["sv", "hur lång tid tar det", "duration"],
  ["xx", "Wann?", null],
  ["en", "do you know when the shop opened", "date"],
  ["en", "start a program when I log in", null],
  ["en", "how do I send pictures to my android phone", null],
  ["en", "can I reach you by phone", "phone"],
];

test("a question's words tell what kind of thing it asks for, in several languages", () => {
  for (const [language, question, kind] of KINDS) assert.equal(expectedAnswer(question, language), kind, question);
});

const SENTENCES: readonly (readonly [language: string, question: string, holds: string, lacks: string])[] = [
  ["en", "How long do refunds take?", "They take three working days.", "They are paid to your bank."],
  ["en", "How heavy is the desk?", "It weighs 25 kg.", "It costs 250 euros."],
  ["en", "When are you open?", "Mon–Sat 9:30–17:30.", "The shop has 2 floors."],
  ["de", "Habt ihr sonntags geöffnet?", "Sonntags geschlossen.", "Wir haben 3 Läden."],
  ["en", "opening hours", "We are open from nine to six on weekdays.", "Our shops are in nine towns."],
  ["en", "when do you close on Saturday?", "On Saturdays we close at two.", "Saturday is our best day."],
  ["en", "When will I get my refund?", "It is paid within 14 days.", "The money goes to the account that paid."],
  ["en", "phone number", "Tel 01539 555 0143.", "Book 48 hours ahead by phone."],
  ["en", "phone number", "Tel 01539 555 0143.", "Registered office in Kendal. Company no. 02144871."],
  ["en", "How much does delivery cost?", "Delivery is free above 80.", "Delivery takes 3 days."],
  ["en", "How much is a crown?", "The first one is free.", "Sugar-free gum covers the hole."],
  ["en", "What is a chargeback?", "A chargeback is a payment taken back by a bank.", "We contest every chargeback."],
  ["en", "Why is it slow?", "It is slow because it waits.", "It is slow."],
  ["de", "Wie lange dauert der Versand?", "Er dauert zwei Werktage.", "Er ist kostenlos."],
  ["de", "Wann wurde das Haus gebaut?", "Es wurde im März fertig.", "Es hat 3 Etagen."],
  ["fr", "Quand ouvrez-vous ?", "Nous ouvrons en juillet.", "Nous avons 3 salles."],
  ["ru", "Когда вы открываетесь?", "Мы откроемся 5 января.", "У нас 3 зала."],
  ["ja", "送料はいくらですか？", "送料は500円です。", "送料は返金されません。"],
  ["fr", "Où est votre magasin ?", "Il se trouve à Lyon.", "Il est grand."],
  ["de", "Wo ist die Kasse?", "Sie ist im 1. Stock.", "Sie nimmt keine Schecks."],
  ["en", "What time do bins go out?", "Put your bins out by 6.30am.", "Bins are emptied on time, for £6.30."],
  ["en", "what time is the public swim on Tuesday", "Tuesday: 12.00 – 18.00", "Groups of 10 to 12 swim on Tuesday."],
  ["fr", "à quelle heure peut-on arriver", "Arrivée à partir de 16 h.", "Solde 30 jours avant l'arrivée."],
  ["de", "um wie viel Uhr ist Schluss", "Um 22.00 ist Schluss.", "Das kostet 22.00 Euro."],
  ["en", "When is the blue bin emptied?", "Every second week.", "It takes paper and tins."],
  ["de", "Wann wird abgelesen?", "Das geschieht jedes Jahr.", "Das geschieht online."],
  ["en", "a tree fell, who do I call?", "Call 01632 960 199.", "Call us at night."],
  ["de", "wen kann ich anrufen", "Erreichbar unter 09071 55 112.", "Die Leitung ist besetzt."],
  ["en", "Where are you?", "14 Mill Lane, ML4 2TT.", "We open at 9."],
];

test("a sentence holds the kind of thing asked for, or doesn't", () => {
  for (const [language, question, holds, lacks] of SENTENCES) {
    const expected = expectedAnswer(question, language);
    assert.ok(expected !== null, question);
    const thing = { expected, question, language };
    assert.ok(holdsExpected(thing, holds, language) > 0, holds);
    assert.equal(holdsExpected(thing, lacks, language), 0, lacks);
  }
});

test("hours are told more surely by an hour than by being closed", () => {
  const thing = { expected: "hours", question: "opening hours", language: "en" } as const;
  assert.equal(holdsExpected(thing, "The shop is open from nine to six.", "en"), 2);
  assert.equal(holdsExpected(thing, "The shop stays closed on public holidays.", "en"), 1);
});

test("what stands in the question already is no answer", () => {
  const thing = { expected: "date", question: "What happened in 1999?", language: "en" } as const;
  assert.equal(holdsExpected(thing, "In 1999 nothing happened.", "en"), 0);
  assert.equal(holdsExpected(thing, "It began in 1998.", "en"), 1);
});

test("a capital tells no name in German, where every noun has one", () => {
  const thing = { expected: "name", question: "Wer war das?", language: "de" } as const;
  assert.equal(holdsExpected(thing, "Das war der Hund.", "de"), 0);
});

test("a telephone number is no time and no amount", () => {
  for (const question of ["how long does delivery take", "how many orders"]) {
    const thing = { expected: expectedAnswer(question)!, question, language: "en" };
    assert.equal(
      holdsExpected(thing, "Priya Nair, 0117 496 0101, +44 117 496 0101 or 944 55 01 01.", "en"),
      0,
      question,
    );
    assert.equal(holdsExpected(thing, "We sent 10,500,000 of them.", "en"), 1, question);
  }
});

test("a date is no amount", () => {
  const thing = { expected: "number", question: "hoeveel gaat de huur omhoog", language: "nl" } as const;
  assert.equal(holdsExpected(thing, "De huur gaat elk jaar op 1 juli omhoog.", "nl"), 0);
  assert.equal(holdsExpected(thing, "In 2026 is dat 4,1 procent.", "nl"), 1);
  assert.equal(holdsExpected({ ...thing, language: "en" }, "Open until 31 December for 40 people.", "en"), 1);
});

test("what a thing is for says what it is; what happens in a case doesn't, and a thing may be of few letters", () => {
  const told = (question: string, sentence: string) =>
    holdsExpected({ expected: "definition", question, language: "en" }, sentence, "en");
  assert.equal(told("what is a VPN", "A VPN (or Virtual Private Network) is a way of connecting."), 2);
  assert.equal(told("what is a VPN", "The line is a way of connecting."), 0);
  assert.equal(told("what is a pivot table", "The pivot table allows you to compare data."), 2);
  assert.equal(told("what is a pivot table", "If a pivot table is linked, the chart is deleted."), 0);
});

test("a glossary's entry of a thing says what it is", () => {
  const asked = (question: string): AskedThing => ({ expected: "definition", question, language: "en" });
  const entry = "Sidecar: A small file that lies beside a picture.";
  assert.equal(holdsExpected(asked("whats a sidecar"), entry, "en"), 2);
  assert.equal(holdsExpected(asked("What does sidecar mean?"), entry, "en"), 2);
  assert.equal(holdsExpected(asked("what is a library"), entry, "en"), 0);
});

test("an age is told by who something is for, and has at most two digits", () => {
  const thing = { expected: "age", question: "how old do volunteers have to be", language: "en" } as const;
  assert.equal(holdsExpected(thing, "You have to be 16 or older.", "en"), 2);
  assert.equal(holdsExpected(thing, "Around 300 volunteers help us every year.", "en"), 0);
  const bridge = { ...thing, expected: "number", question: "how old is the bridge" } as const;
  assert.equal(holdsExpected(bridge, "The bridge is 300 years old.", "en"), 1);
});

test("what something costs, takes or asks for is told in Danish, Swedish and Polish, too", () => {
  const told = (expected: "price" | "duration" | "hours" | "age" | "address", sentence: string, language: string) =>
    holdsExpected({ expected, question: "", language }, sentence, language);
  assert.equal(told("price", "Det koster 395 kr.", "da"), 2);
  assert.equal(told("price", "Medlemskap: 250 kronor", "sv"), 2);
  assert.equal(told("price", "Pierwszy trening jest za darmo.", "pl"), 2);
  assert.equal(told("duration", "Du har 30 dages returret.", "da"), 2);
  assert.equal(told("duration", "Leverans inom 3 vardagar.", "sv"), 2);
  assert.equal(told("duration", "Zajęcia trwają 55 minut.", "pl"), 2);
  assert.equal(told("hours", "Vi åbner kl. 10", "da"), 2);
  assert.equal(told("hours", "W niedziele nieczynne.", "pl"), 2);
  assert.equal(told("age", "Wstęp od 16. roku życia.", "pl"), 2);
  assert.equal(told("address", "ul. Młyńska 12", "pl"), 2);
});

test("who somebody is by a whole name behind what says where they stand", () => {
  const asked: AskedThing = { expected: "name", question: "quién es el cocinero", language: "es" };
  assert.equal(holdsExpected(asked, "Al frente de la cocina está Iñaki Goiri.", "es"), 2);
});

test("what something costs tells of no time", () => {
  const thing = { expected: "duration", question: "cuanto tardan unas gafas progresivas", language: "es" } as const;
  assert.equal(holdsExpected(thing, "Te llevas unas gafas de sol por 49 €.", "es"), 0);
  assert.equal(holdsExpected(thing, "Lo sbiancamento costa 290 € e dura circa un'ora.", "it"), 2);
  assert.equal(holdsExpected(thing, "Progresivo: 7–10 días laborables, 220 €", "es"), 2);
});

test("what costs nothing has a price", () => {
  const cases: [language: string, question: string, told: string][] = [
    ["nl", "wat kost een kinderzitje", "Een kinderzitje kost niets extra."],
    ["nl", "kosten annuleren", "Annuleren is kosteloos tot 48 uur voor aanvang."],
    ["de", "was kostet das wlan", "Das WLAN kostet nichts."],
    ["fr", "combien coûte le prêt", "Le prêt ne coûte rien."],
    ["es", "cuánto cuesta el carné", "El carné no cuesta nada."],
  ];
  for (const [language, question, told] of cases)
    assert.equal(holdsExpected({ expected: "price", question, language }, told, language), 2, told);
});

test("how long is told by minutes and hours in short, and by nobody's age", () => {
  const held = (language: string, question: string, told: string) =>
    holdsExpected({ expected: "duration", question, language }, told, language);
  assert.equal(held("fr", "combien de temps dure la pièce", "Durée 2 h 10 sans entracte."), 2);
  assert.equal(held("es", "cuánto dura la clase", "Clase particular, 60 min"), 2);
  assert.ok(held("fr", "combien de temps dure la pièce", "Jeudi à 20 h 30.") < 2);
  assert.ok(held("fr", "combien de temps dure le film", "Pour les enfants de moins de dix ans.") < 2);
  assert.equal(held("fr", "combien de temps dure le délai", "En moins de dix ans."), 2);
});

test("how many is told by the number before what is counted", () => {
  const held = (language: string, question: string, told: string) =>
    holdsExpected({ expected: "number", question, language }, told, language);
  assert.equal(held("es", "cuantos alumnos hay por clase", "Nuestros grupos son de ocho alumnos como máximo."), 2);
  assert.equal(held("en", "how many guests can we bring", "Each member may bring 3 guests."), 2);
  assert.equal(held("es", "cuantos alumnos hay por clase", "Los alumnos pagan 35 €."), 1);
  assert.equal(held("en", "how many emails do i get", "Extra 1,000 emails | $0.80"), 1);
});
