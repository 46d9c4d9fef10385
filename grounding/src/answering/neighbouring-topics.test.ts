import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

type Page = Parameters<typeof answerFrom>[1];

describe("of what each service costs, its own price is told", () => {
  const lesson: Page = [
    "Courses > One-to-one lesson",
    "£48 an hour, at a time that suits you. Two people can share a lesson for £64.",
  ];
  const moved: Page = [
    "Booking > If you cancel a lesson",
    "One-to-one lessons can be moved free of charge up to 48 hours before. After that the lesson is charged in full.",
  ];

  for (const question of ["what does a one to one lesson cost", "one-to-one lesson price"])
    test(`${question}: not what it costs to move it, and the first price below its name`, () =>
      assert.match(answerFrom(question, moved, lesson)[0]!, /£48/));

  test("who asks what a change costs is told so", () =>
    assert.match(answerFrom("how much is it to move a lesson", lesson, moved)[0]!, /free of charge/));

  const tenfold: Page = [
    "Eintritt > Zehnerkarte",
    "Zehn Eintritte zu 4 Stunden für 160 €. Sie ist übertragbar und gilt drei Jahre.",
    "de",
  ];
  const parking: Page = ["Anfahrt > Parken", "Parken kostet 2 € am Tag; mit der Zehnerkarte ist es frei.", "de"];

  const evening: Page = ["Eintritt > Abendtarif", "Ab 19 Uhr kostet die Therme 12 €, mit Sauna 17 €.", "de"];

  test("below its own name, whatever else is told with it", () =>
    assert.match(answerFrom("zehnerkarte preis", parking, tenfold, evening)[0]!, /160/));
});

describe("hours are those at which it is open", () => {
  const shop: Page = [
    "Millrace Pottery",
    "The shop is open Wednesday to Sunday from 10am to 5pm. The studio is closed on Mondays and on 25 and 26 December.",
  ];
  const studio: Page = ["Open studio > Studio hours", "Tuesday and Thursday 9am to 9pm, Saturday 10am to 4pm."];

  test("not those at which it is closed", () =>
    assert.match(answerFrom("studio opening times", shop, studio)[0]!, /9am to 9pm/));

  const branches: Page = [
    "Visit us > Sheffield",
    "14 Devonshire Street, Sheffield. Tue–Sat 10–18, Thursday late until 20:00. Closed Sunday and Monday.\n\nAll shops are closed on 25 and 26 December.",
  ];
  test("of a branch that a turn goes on to, too", () => {
    const history = [
      { role: "user" as const, text: "When is the Keswick shop open?" },
      { role: "assistant" as const, text: "Mon–Sat 9:30–17:30, Sun 11–4." },
    ];
    const keswick: Page = ["Visit us > Keswick", "3 Lake Road, Keswick. Mon–Sat 9:30–17:30, Sun 11–4."];
    assert.match(answerFrom({ question: "and Sheffield?", history }, keswick, branches).join(" "), /Tue–Sat 10–18/);
  });

  test("a time may stand behind how often it opens", () => {
    const sauna: Page = [
      "Saunawelt",
      "Die Saunawelt öffnet täglich um 10 Uhr. Mittwochs ist Damensauna von 10 bis 17 Uhr.",
      "de",
    ];
    const house: Page = ["Therme", "Die Therme ist täglich von 9 bis 22 Uhr geöffnet.", "de"];
    assert.match(answerFrom("wann öffnet die sauna", house, sauna).join(" "), /täglich um 10 Uhr/);
  });

  test("what else has its times behind those of the place doesn't take them away", () => {
    const bistro: Page = [
      "Bistro",
      "Das Bistro hat von 11 bis 21 Uhr geöffnet, warme Küche bis 20 Uhr. Frühstück gibt es nur sonntags von 9 bis 11.30 Uhr.",
      "de",
    ];
    assert.match(
      answerFrom("öffnungszeiten bistro", ["Haus", "Täglich von 9 bis 22 Uhr.", "de"], bistro)[0]!,
      /11 bis 21/,
    );
  });
});

describe("how long something takes is told by what says so", () => {
  test("not by what is done for so long behind it", () => {
    const text =
      "Dental patients get soft food for five days. The procedure takes around an hour. No chews for two weeks.";
    assert.match(answerFrom("how long does a dental take", ["Dental care", text])[0]!, /an hour/);
  });

  test("a span of hours is no time of opening", () => {
    const rows = "Service: Full groom | Small dog: £42 | Time: 2 to 3 hours";
    const parlour: Page = ["Grooming parlour", `${rows}\n\nThe parlour works Tuesday to Saturday from 9am to 4.30pm.`];
    const surgery: Page = ["Harbour Lane", "The surgery is open Monday to Friday 8.30am to 6.30pm."];
    assert.match(answerFrom("grooming opening times", surgery, parlour)[0]!, /9am to 4.30pm/);
  });
});

test("hours told elsewhere are none of a part that has its own", () => {
  const lake: Page = ["Base nautique", "La base est ouverte tous les jours de 9 h à 20 h. Il y a une piscine.", "fr"];
  const pool: Page = ["Piscine", "La piscine est ouverte de 10 h à 19 h 30. Elle est fermée le mardi matin.", "fr"];
  const lessons: Page = ["Piscine > Leçons", "Dix leçons à la piscine pour 130 €.", "fr"];
  assert.match(answerFrom("horaires de la piscine", lake, pool, lessons)[0]!, /10 h à 19 h 30/);
});

test("a section named by many (`Gîtes`) is about the one that is asked for", () => {
  const hall: Page = [
    "Salle des fêtes",
    "Location: Une journée | Prix: 450 € | Ménage: 80 €\nLocation: Week-end | Prix: 1 400 € | Ménage: 150 €",
    "fr",
  ];
  const cottages: Page = ["Gîtes > Conditions des gîtes", "Le ménage de fin de séjour coûte 60 €.", "fr"];
  assert.match(answerFrom("ménage gîte prix", hall, cottages)[0]!, /60 €/);
});

test("`a lieu` only carries a question", () => {
  const walk: Page = ["Ateliers > Sortie castor", "Le vendredi soir de mai à août, à la tombée du jour.", "fr"];
  const course: Page = ["Ateliers > Atelier cuisine", "Le jeudi à 18 h, repas compris.", "fr"];
  assert.equal(readFrom("quand a lieu la sortie castor", walk, course).decision.supported, true);
});

test("`qué sale más barato` compares two", () => {
  const rooms = "Tipo: Familia | Precio: 245 €\nTipo: Estudio | Precio: 360 €\nTipo: Piso | Precio: 180 €";
  assert.deepEqual(answerFrom("qué sale más barato, familia o estudio", ["Alojamiento", rooms, "es"]).sort(), [
    "Tipo: Estudio | Precio: 360 €",
    "Tipo: Familia | Precio: 245 €",
  ]);
});
