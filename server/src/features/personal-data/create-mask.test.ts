import assert from "node:assert/strict";
import { test } from "node:test";
import { createMask, withoutPlaceholders } from "./create-mask.ts";
import { maskEvent } from "./mask-event.ts";
import { PERSONAL_DATA_KINDS, type PersonalDataRule } from "./personal-data-rule.ts";

const ALL: PersonalDataRule = { mask: [...PERSONAL_DATA_KINDS], phone_country: "GB" };
const hide = (text: string, rule = ALL) => createMask(rule).hide(text);

for (const [text, masked] of [
  ["My card is 4111 1111 1111 1111, ok?", "My card is ‹card number 1›, ok?"],
  ["5500-0000-0000-0004", "‹card number 1›"],
  ["378282246310005 and 378282246310005", "‹card number 1› and ‹card number 1›"],
  ["IBAN DE89 3704 0044 0532 0130 00 please", "IBAN ‹IBAN 1› please"],
  ["gb82west12345698765432.", "‹IBAN 1›."],
  ["write to ada.lovelace+x@example.co.uk!", "write to ‹e-mail address 1›!"],
  ["jürgen@müller.example or a@b.de", "‹e-mail address 1› or ‹e-mail address 2›"],
  ["Call +49 30 901820 or 020 7946 0958.", "Call ‹phone number 1› or ‹phone number 2›."],
] as const)
  test(`${text} becomes ${masked}`, () => {
    assert.equal(hide(text), masked);
  });

for (const text of [
  "My card is 4111 1111 1111 1112.",
  "IBAN GB82 WEST 1234 5698 7654 33",
  "Order 2026-11-21 costs 1,499.00 euros; article 4006381333931 has 12 parts.",
  "It opens at 9:00 on 21.11.2026, room 17, and takes 14 days.",
  "Say @ada or see example.com/a@b",
])
  test(`nothing is hidden in: ${text}`, () => {
    assert.equal(hide(text), text);
  });

test("only the kinds that the rule names are hidden, and phone numbers without a prefix only with a country", () => {
  const text = "a@b.de 020 7946 0958 +44 20 7946 0958";
  assert.equal(
    hide(text, { mask: ["email"], phone_country: "GB" }),
    "‹e-mail address 1› 020 7946 0958 +44 20 7946 0958",
  );
  assert.equal(hide(text, { mask: ["phone"], phone_country: null }), "a@b.de 020 7946 0958 ‹phone number 1›");
  assert.equal(hide(text, { mask: [], phone_country: null }), text);
});

test("what was hidden comes back where its placeholder stands, and no other", () => {
  const mask = createMask(ALL);
  mask.hide("a@b.de");
  assert.deepEqual(mask.restore({ to: ["‹e-mail address 1›"], note: "‹e-mail address 2›", n: 1 }), {
    to: ["a@b.de"],
    note: "‹e-mail address 2›",
    n: 1,
  });
});

test("a search is made without the placeholders, and with all other words", () => {
  assert.equal(withoutPlaceholders(hide("I am a@b.de ‹so to say›")), "I am   ‹so to say›");
});

test("an event keeps its ids, times and addresses, and what a visitor left in a form", () => {
  const data = {
    id: "message_01h2xcejqtf2nbrexx3vqjhp41",
    created_at: "2026-11-21T10:00:00.000Z",
    url: "https://example.com/?to=a@b.de",
    content: "I am a@b.de",
    fields: { email: "a@b.de" },
  };
  assert.deepEqual(maskEvent(ALL, "lead.created", data), { ...data, content: "I am ‹e-mail address 1›" });
  assert.deepEqual(maskEvent(ALL, "message.created", data).fields, { email: "‹e-mail address 1›" });
  assert.equal(maskEvent({ mask: [], phone_country: null }, "lead.created", data), data);
});

test("a long text of digits and letters takes no time", () => {
  const started = performance.now();
  for (const text of ["4 ".repeat(5_000), "DE89".repeat(3_000), "a.".repeat(5_000), "+4".repeat(5_000)]) hide(text);
  assert.ok(performance.now() - started < 5_000);
});
