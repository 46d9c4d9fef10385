import assert from "node:assert/strict";
import { test } from "node:test";
import { measureFirstWords } from "./measure-first-words.ts";

test("systems take turns of several questions, each first as often as last, and the first of a turn isn't counted", async () => {
  const asked: string[] = [];
  const system = (name: string, words: number | undefined) => async (question: string) => {
    asked.push(`${name} ${question}`);
    return words;
  };
  let rests = 0;
  const rest = async () => {
    asked.push("rest");
    rests++;
  };
  const [own, silent] = await measureFirstWords([system("A", 3), system("B", undefined)], ["x", "y"], true, rest);
  const turns = asked.slice(0, asked.indexOf("rest")).map((entry) => entry[0]);
  assert.deepEqual(
    [...turns.join("").matchAll(/(.)\1*/g)].map(([turn]) => `${turn[0]}${turn.length}`),
    ["A11", "B22", "A22", "B11"],
  );
  assert.deepEqual(own!.inARow, Array(30).fill(3));
  assert.deepEqual([own!.behindPause.length, own!.silent], [5, 0]);
  assert.deepEqual([silent!.inARow, silent!.behindPause, silent!.silent], [[], [], 38]);
  assert.equal(rests, 10);
  const questionsOf = (name: string) => asked.filter((entry) => entry.startsWith(name)).map((entry) => entry.slice(2));
  assert.deepEqual(questionsOf("A").slice(0, 3), ["x", "y", "x"]);
  assert.deepEqual(questionsOf("A"), questionsOf("B"), "the same questions");
});
