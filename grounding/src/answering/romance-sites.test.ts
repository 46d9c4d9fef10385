import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

const GUESTS =
  "- Check-in: dalle 15 alle 20\n- Check-out: entro le 10.30\n- Disdetta: gratuita fino a 14 giorni prima dell'arrivo, poi si perde la caparra\n- Wi-Fi: gratuito in tutte le camere";
const HOUSE = ["Le Querce > Informazioni utili", GUESTS, "it"] as const;
const ROOMS = ["Le Querce > Prezzi", "- Camera singola: 65 €\n- Camera doppia: 95 €", "it"] as const;

test("who asks for the check-in isn't told the check-out, by whatever name", () => {
  assert.deepEqual(answerFrom("check in", HOUSE), ["Check-in: dalle 15 alle 20"]);
  assert.deepEqual(answerFrom("check out a che ora", HOUSE), ["Check-out: entro le 10.30"]);
  assert.deepEqual(answerFrom("a che ora si può arrivare", HOUSE), ["Check-in: dalle 15 alle 20"]);
  const prose = [
    "Le Querce > Informazioni utili",
    "Il check-in è possibile dalle 15 alle 20. Il check-out va fatto entro le 10.30.\n\nLa disdetta è gratuita fino a 14 giorni prima dell'arrivo.",
    "it",
  ] as const;
  assert.match(answerFrom("a che ora si può arrivare", prose)[0]!, /^Il check-in è possibile dalle 15 alle 20\./);
});

test("a suite is no room of another kind", () => {
  assert.equal(readFrom("quanto costa la suite", HOUSE, ROOMS).decision.supported, false);
  assert.deepEqual(answerFrom("quanto costa la doppia", HOUSE, ROOMS), ["Camera doppia: 95 €"]);
});

const COURSES = [
  "Vigor > Corsi",
  "- Yoga: martedì e giovedì 18.30, con Anna Riva\n- Pilates: lunedì 19.00, con Marco Testa",
  "it",
] as const;
const FEES = [
  "Vigor > Abbonamenti",
  "- Mensile: 49 €\n- Studenti: 39 € al mese con tessera universitaria\n- Iscrizione: 30 € una tantum",
  "it",
] as const;

test("the hours of a course are its days and times, and who teaches it is whom it is with", () => {
  assert.deepEqual(answerFrom("orari pilates", COURSES, FEES), ["Pilates: lunedì 19.00, con Marco Testa"]);
  assert.deepEqual(answerFrom("chi insegna pilates", COURSES, FEES), ["Pilates: lunedì 19.00, con Marco Testa"]);
});

test("a cost and a discount ask for a price", () => {
  assert.deepEqual(answerFrom("costo iscrizione", COURSES, FEES), ["Iscrizione: 30 € una tantum"]);
  const [told] = answerFrom("sconto studenti", COURSES, FEES);
  assert.equal(told, "Studenti: 39 € al mese con tessera universitaria");
  assert.equal(readFrom("sconto studenti", COURSES, FEES).decision.supported, true);
  assert.equal(readFrom("sconto pensionati", COURSES, FEES).decision.supported, false);
});

test("of a list with labels who asks how is told the line that is called so", () => {
  const list =
    "- Prenotazione: per telefono o online\n- Urgenze: chiamare lo 035 555 0188\n- Pagamento: contanti e carta";
  assert.deepEqual(answerFrom("come prenoto", ["Ferri > Per i pazienti", list, "it"]), [
    "Prenotazione: per telefono o online",
  ]);
});

test("Portuguese questions know their own verbs and hours", () => {
  const house = [
    "O Moinho > Informações",
    "- Almoço: terça a domingo, das 12h às 15h\n- Jantar: terça a sábado, das 19h às 22h30\n- Atestado médico: 25 €, pronto em 24 horas\n- Takeaway: todos os dias das 12h às 14h",
    "pt",
  ] as const;
  for (const [question, told] of [
    ["a que horas servem o jantar", "Jantar: terça a sábado, das 19h às 22h30"],
    ["quanto tempo demora o atestado", "Atestado médico: 25 €, pronto em 24 horas"],
  ] as const) {
    const { decision } = readFrom(question, house);
    assert.equal(decision.supported, true, question);
    assert.deepEqual(answerFrom(question, house), [told]);
  }
});

const BIKES = [
  "Cyclo Loire > Tarifs",
  "- Vélo de ville: 5 € l'heure, 15 € la journée\n- Vélo électrique: 9 € l'heure, 35 € la journée\n- Étudiants: 10 % de réduction avec la carte",
  "fr",
] as const;

test("what has every word of a price question is told alone, and another kind of the thing not at all", () => {
  const rules = ["Cyclo Loire > Conditions", "- Caution: 200 € par vélo\n- Casque: prêté gratuitement", "fr"] as const;
  assert.deepEqual(answerFrom("prix velo electrique", BIKES, rules), ["Vélo électrique: 9 € l'heure, 35 € la journée"]);
  assert.equal(readFrom("prix velo tandem", BIKES, rules).decision.supported, false);
});

test("a discount is none for others, and half the price is a price", () => {
  assert.equal(readFrom("reduction senior", BIKES).decision.supported, false);
  assert.equal(readFrom("reduction etudiant", BIKES).decision.supported, true);
  const kayaks = [
    "Kayak Ría > Precios",
    "- Kayak doble: 18 € la hora\n- Niños menores de 12 años: mitad de precio",
    "es",
  ];
  assert.deepEqual(answerFrom("cuanto pagan los niños", kayaks as [string, string, string]), [
    "Niños menores de 12 años: mitad de precio",
  ]);
});
