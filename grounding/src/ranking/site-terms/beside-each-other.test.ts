import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, readFrom } from "../../answering/testing/answer-from.ts";

test("a meal is no other meal, and what is vegetarian not yet vegan", () => {
  const house = [
    "Larch Cottage > Breakfast",
    "Breakfast is served from 8 to 10 am and costs £9.50 per person.",
  ] as const;
  assert.equal(readFrom("do you serve dinner", house).decision.supported, false);
  assert.equal(readFrom("do you serve meals", house).decision.supported, true);
  const menu = [
    "Pan > Menu",
    "Mushroom risotto (vegetarian): £13.80\nTomato soup (vegan): £6.50\nTrout: £17.50",
  ] as const;
  assert.deepEqual(answerFrom("do u have vegan food", menu), ["Tomato soup (vegan): £6.50"]);
});

test("when to arrive and to leave is told by a time, by whatever name it is asked for", () => {
  const maison = ["Gîte > Infos", "Arrivée : de 15 h à 21 h\nDépart : avant 10 h 30\nFumer : interdit", "fr"] as const;
  assert.deepEqual(answerFrom("heure de depart", maison), ["Départ : avant 10 h 30"]);
  const casa = [
    "Casa > Información",
    "Entrada: de 15:00 a 21:00\nSalida: antes de las 10:30\nFumar: no",
    "es",
  ] as const;
  assert.deepEqual(answerFrom("a que hora hay que salir", casa), ["Salida: antes de las 10:30"]);
});

test("what has to be brought are the documents needed", () => {
  const amt = "Personalausweis: 37 €, bitte Geburtsurkunde mitbringen\nSperrmüll: am ersten Montag, 15 €";
  const page = ["Rathaus > Bürgerbüro", amt, "de"] as const;
  assert.match(answerFrom("welche unterlagen für personalausweis", page)[0]!, /^Personalausweis/);
  assert.equal(readFrom("welche unterlagen für personalausweis", page).decision.supported, true);
});

test("one licence is no other, and a pool no plant", () => {
  const office = ["Office", "- Passport: £88.50, takes three weeks\n- Dog licence: £6 a month"] as const;
  assert.equal(readFrom("how much is a driving licence", office).decision.supported, false);
  assert.deepEqual(answerFrom("how much is a dog licence", office), ["Dog licence: £6 a month"]);
  const casa = ["Casa", "- Perros: admitidos en la planta baja, 8 € por noche\n- Fumar: prohibido", "es"] as const;
  assert.equal(readFrom("hay piscina", casa).decision.supported, false);
});

test("one course, one bicycle and one room is no other", () => {
  const isTold = (question: string, ...lines: string[]) =>
    readFrom(question, ["Angebot", lines.join("\n"), "de"]).decision.supported;
  const courses = ["Der Kurs Englisch kostet 98 €.", "Gitarre für Kinder kostet 140 €."];
  assert.equal(isTold("klavierunterricht", ...courses), false);
  assert.equal(isTold("was kostet der schwimmkurs", ...courses), false);
  assert.equal(isTold("was kostet der kurs englisch", ...courses), true);
  const rooms = ["Einzelzimmer: 62 €", "Doppelzimmer: 95 €", "WLAN: kostenlos in allen Zimmern"];
  assert.equal(isTold("was kostet ein dreibettzimmer", ...rooms), false);
  assert.equal(isTold("was kostet ein zimmer", ...rooms), true);
});

test("a mobile home is no hikers' cabin, and a match no football", () => {
  const isTold = (question: string, text: string) => readFrom(question, ["Camping", text, "nl"]).decision.supported;
  assert.equal(isTold("wat kost een stacaravan", "Trekkershut: 55 euro\nKampeerplaats: 18 euro"), false);
  assert.equal(isTold("kan ik hier voetballen", "De kantine is op wedstrijddagen open vanaf 17 uur."), false);
});

test("goggles are no swimsuit, and a bathing hat is a swim cap", () => {
  const pool = ["Pool", "Goggles and towels are sold at reception.\nSwim caps are not compulsory."] as const;
  assert.equal(readFrom("do you sell swimsuits", pool).decision.supported, false);
  assert.equal(answerFrom("bathing hat compulsory", pool)[0], "Swim caps are not compulsory.");
});

test("who is mayor is not told by who is head of something else", () => {
  const team = ["Médiathèque", "Directrice : Anne Lefort\nAccueil : Karim Benali", "fr"] as const;
  assert.equal(readFrom("qui est le maire", team).decision.supported, false);
  assert.match(answerFrom("qui est la directrice", team)[0]!, /Anne Lefort/);
});
