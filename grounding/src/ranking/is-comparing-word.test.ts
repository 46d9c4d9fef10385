import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { composeExtractiveAnswer } from "../answering/composing/compose-extractive-answer.ts";
import { readFrom } from "../answering/testing/answer-from.ts";

describe("which of two costs more is told by the prices of both", () => {
  const asked: [question: string, page: [string, string, string]][] = [
    [
      "is express dearer than standard",
      ["Repairs", "Repairs\n\nStandard service | £55\nExpress service | £75\nWheel truing | £18", "en"],
    ],
    [
      "which service is cheaper",
      ["Repairs", "Repairs\n\nStandard service | £55\nExpress service | £75\nWheel truing | £18", "en"],
    ],
    [
      "ist bleaching teurer als zahnreinigung",
      ["Kosten", "Kosten\n\nZahnreinigung | 95 €\nBleaching | 280 €\nVorsorge | 0 €", "de"],
    ],
    [
      "was ist günstiger zahnreinigung oder bleaching",
      ["Kosten", "Kosten\n\nZahnreinigung | 95 €\nBleaching | 280 €\nVorsorge | 0 €", "de"],
    ],
  ];
  for (const [question, page] of asked)
    test(question, () => {
      const { query, ranked, decision } = readFrom(question, page);
      assert.equal(decision.supported, true);
      assert.equal(composeExtractiveAnswer(query, ranked).sentences.length, 2);
    });
});
