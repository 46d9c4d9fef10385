import assert from "node:assert/strict";
import { test } from "node:test";
import { clusterQuestions } from "./cluster-questions.ts";
import { isOffTopic } from "./is-off-topic.ts";

const groupsOf = (questions: readonly string[]) =>
  clusterQuestions(questions.map((text) => ({ text, cluster: null }))).map(({ members }) =>
    members.map((place) => questions[place]),
  );

test("questions that ask the same are one, in other words, other spelling and other languages", () => {
  const groups = [
    [
      "How much is shipping to Norway?",
      "delivery norway",
      "do you send parcels to norway",
      "Lieferung nach Norwegen norway",
    ],
    ["I forgot my password", "reset my pasword", "Passwort vergessen"],
    ["Ersatzgläser bestellen", "Kann ich ein Ersatzglas bestellen?"],
  ];
  assert.deepEqual(groupsOf(groups.flat()), groups);
});

test("one word in common is not the same matter", () => {
  const apart = [
    "Is the blue tent waterproof?",
    "How do I return a tent by post?",
    "Do you offer kayak courses for children?",
    "Do you offer insurance for kayaks that I rented?",
    "Which courses are for beginners?",
  ];
  assert.deepEqual(
    groupsOf(apart),
    apart.map((question) => [question]),
  );
});

test("clusters that are there take questions up and are never joined", () => {
  const found = clusterQuestions([
    { text: "Do you sell gift cards?", cluster: "a" },
    { text: "gift cards", cluster: "b" },
    { text: "a gift card please", cluster: null },
    { text: "dogs allowed?", cluster: null },
  ]);
  assert.deepEqual(
    found.map(({ cluster, members }) => [cluster, members.length]).toSorted(),
    [
      ["a", 1],
      ["b", 2],
      [null, 1],
    ].toSorted(),
  );
});

test("the middle of a cluster names it, and equal ones leave it to the first", () => {
  const questions = ["wrapping paper for my sister?", "gift wrapping", "gift wrapping paper"];
  const [first] = clusterQuestions(questions.map((text) => ({ text, cluster: null })));
  assert.equal(questions[first!.central], "gift wrapping paper");
  const [same] = clusterQuestions(["Gift wrap?", "gift wrap"].map((text) => ({ text, cluster: null })));
  assert.equal(same!.central, 0);
  assert.deepEqual(clusterQuestions([]), []);
});

test("what an encyclopedia knows is none for a site; what a site may be asked is", () => {
  for (const question of [
    "What is the capital of Peru?",
    "Wer hat den Faust geschrieben?",
    "raconte-moi une blague",
    "12 times 7",
  ])
    assert.equal(isOffTopic(question), true, question);
  for (const question of [
    "Do you sell blue parrots?",
    "Are blue parrots sold?",
    "blue parrots",
    "Gibt es blaue Papageien?",
    "Vendez-vous des perroquets bleus ?",
    "青いオウムはありますか",
  ])
    assert.equal(isOffTopic(question), false, question);
});
