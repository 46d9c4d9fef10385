import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate, PassageStatistics } from "../../ranking/candidate.ts";
import { prepareQuery } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { rateUnits } from "../rating/rate-units.ts";
import { answerOdds } from "./answer-odds.ts";

function odds(
  question: string,
  { passageCount = 50, nearMiss = null as "named" | "likely" | null, language = "en" } = {},
): number {
  const statistics: PassageStatistics = { passageCount, averageLength: 20, documentFrequency: () => 2 };
  const passage: Candidate = {
    id: "p",
    title: "Help",
    headingPath: ["Help"],
    text: "Refunds take 14 days.",
    language: "en",
    lexicalScore: 6,
  };
  const query = prepareQuery({ question, language });
  const ranked = rankPassages(query, [passage], statistics);
  const [best] = rateUnits(query, ranked).best;
  return answerOdds(query, best!, { score: 0.65, nearMiss, statistics });
}

test("what has all of a question is likelier an answer than what has part of it", () => {
  assert.ok(odds("how long do refunds take") > 0.5);
  assert.ok(odds("refunds of harbour pilots after storms") < 0.5);
});

test("among many passages, and where something is missed, an answer is less likely", () => {
  assert.ok(
    odds("how long do refunds take", { passageCount: 90 }) < odds("how long do refunds take", { passageCount: 9 }),
  );
  const question = "refunds of parcels";
  assert.ok(odds(question, { nearMiss: "likely" }) < odds(question));
  assert.ok(odds(question, { nearMiss: "named" }) < odds(question, { nearMiss: "likely" }));
});

test("words of another language may be missing", () => {
  assert.ok(odds("refunds hafen piloten", { language: "de" }) > odds("refunds hafen piloten"));
});

test("a short word that the library has in another form is no other word", () => {
  const oddsOf = (written: string) => {
    const statistics: PassageStatistics = { passageCount: 50, averageLength: 20, documentFrequency: () => 2 };
    const text = "Hunde sind in allen Läden willkommen.";
    const passage: Candidate = { id: "p", title: "", headingPath: [], text, language: "de", lexicalScore: 6 };
    const asked = prepareQuery({ question: `darf mein ${written} mit`, language: "de" });
    const other = asked.other.map((word) => ({ ...word, term: "hunde-", stands: "same" as const }));
    const query = { ...asked, other };
    const ranked = rankPassages(query, [passage], statistics);
    return answerOdds(query, rateUnits(query, ranked).best[0]!, { score: 0.65, nearMiss: null, statistics });
  };
  assert.ok(oddsOf("hund") > oddsOf("tier"));
});
