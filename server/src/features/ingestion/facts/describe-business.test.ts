import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BusinessInfo } from "../../sources/index.ts";
import { BUSINESS_LANGUAGES, businessWords } from "./business-words.ts";
import { describeBusiness } from "./describe-business.ts";

const INFO: BusinessInfo = {
  opening_hours: [
    { days: ["saturday"], opens: "08:00", closes: "12:00" },
    { days: ["saturday"], opens: "13:00", closes: "14:30", note: "24/7" },
    { days: ["sunday"], closed: true },
  ],
  holidays: [
    { name: "X", date: "2026-12-25" },
    { date: "2026-07-01", until: "2026-07-14", opens: "09:00", closes: "12:00" },
  ],
  address: { label: "A", street: "Mill Lane 4", city: "Oslo" },
  phone: "+47 22",
  email: [{ label: "B", email: "a@b.example" }],
  prices: [{ name: "Brie", price: 5, currency: "EUR" }],
  links: [{ label: "Shop", url: "https://b.example" }],
};

const linesIn = (language: string | null) => describeBusiness("Mill", INFO, language).flatMap(({ lines }) => lines);

describe("the facts of a business as sentences", () => {
  for (const [language, saturday, sunday, holiday] of [
    [
      "en",
      "On Saturday, Mill is open from 08:00 to 12:00 and from 13:00 to 14:30 (24/7).",
      "On Sunday, Mill is closed.",
      "On 25 December 2026 (X), Mill is closed.",
    ],
    [
      "de-AT",
      "Am Samstag ist Mill von 08:00 bis 12:00 Uhr und von 13:00 bis 14:30 Uhr geöffnet (24/7).",
      "Am Sonntag ist Mill geschlossen.",
      "Am 25. Dezember 2026 (X) ist Mill geschlossen.",
    ],
    [
      "fr",
      "Le samedi, Mill est ouvert de 08:00 à 12:00 et de 13:00 à 14:30 (24/7).",
      "Le dimanche, Mill est fermé.",
      "Le 25 décembre 2026 (X), Mill est fermé.",
    ],
    [
      "es",
      "El sábado, Mill está abierto de 08:00 a 12:00 y de 13:00 a 14:30 (24/7).",
      "El domingo, Mill está cerrado.",
      "El 25 de diciembre de 2026 (X), Mill está cerrado.",
    ],
    [
      "it",
      "Il sabato, Mill è aperto dalle 08:00 alle 12:00 e dalle 13:00 alle 14:30 (24/7).",
      "La domenica, Mill è chiuso.",
      "Il 25 dicembre 2026 (X), Mill è chiuso.",
    ],
    [
      "pt-BR",
      "No sábado, Mill está aberto das 08:00 às 12:00 e das 13:00 às 14:30 (24/7).",
      "No domingo, Mill está fechado.",
      "Em 25 de dezembro de 2026 (X), Mill está fechado.",
    ],
    [
      "nl",
      "Op zaterdag is Mill van 08:00 tot 12:00 uur en van 13:00 tot 14:30 uur open (24/7).",
      "Op zondag is Mill gesloten.",
      "Op 25 december 2026 (X) is Mill gesloten.",
    ],
  ] as const) {
    test(`are in ${language}`, () => {
      const lines = linesIn(language);
      assert.deepEqual(lines.slice(0, 3), [saturday, sunday, holiday]);
      assert.equal(lines.length, 9);
      assert.ok(
        lines.every((line) => !/[{}]|undefined| {2}|\(\)/.test(line)),
        lines.join("\n"),
      );
    });
  }

  test("say every value in every language, and no two alike", () => {
    const all = BUSINESS_LANGUAGES.map((language) => linesIn(language).join("\n"));
    for (const text of all)
      for (const value of [
        "Mill Lane 4, Oslo",
        "(A)",
        "+47 22",
        "(B)",
        "a@b.example",
        "5 EUR",
        "https://b.example",
        "14",
        "09:00",
      ])
        assert.ok(text.includes(value), `${value} in ${text}`);
    assert.equal(new Set(all).size, 7);
  });

  test("are in English where a language has no words here", () => {
    assert.equal(businessWords("fi"), businessWords("en"));
    assert.deepEqual(linesIn(null), linesIn("en"));
  });
});
