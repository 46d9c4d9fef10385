import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../../testing/test-server.ts";
import { FIXED_TEXTS } from "./texts-in.ts";

const { owner } = await withTestServer();

async function createAgent(files: Record<string, string>, fields: object = {}): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Lumina", ...fields });
  for (const [name, content] of Object.entries(files))
    await owner.upload({ name, content }, { agent_id: body.id, type: "document" });
  return body.id;
}
const ask = async (agentId: string, message: string, chatId?: string) =>
  (await owner.post("/v2/chat", { agent_id: agentId, message, ...(chatId ? { chat_id: chatId } : {}) })).body;

const GERMAN = { "a.md": "# Rückgabe\n\nDie Rückerstattung dauert vierzehn Tage nach dem Eingang der Ware bei uns.\n" };
const agentId = await createAgent(GERMAN);

const OFF_TOPIC = {
  en: "Who painted the Sistine Chapel in the Vatican?",
  de: "Wer hat die Sixtinische Kapelle im Vatikan bemalt?",
  fr: "Qui a peint la chapelle Sixtine au Vatican ?",
  es: "¿Quién pintó la capilla Sixtina en el Vaticano?",
  it: "Chi ha dipinto la cappella Sistina in Vaticano?",
  pt: "Quem pintou a capela Sistina no Vaticano? Não sei.",
  nl: "Wie heeft de Sixtijnse Kapel in het Vaticaan geschilderd?",
};

for (const [language, question] of Object.entries(OFF_TOPIC)) {
  test(`${language}: what is not in the sources is refused in the language of the question`, async () => {
    const body = await ask(agentId, question);
    assert.equal(body.kind, "abstention");
    const texts = FIXED_TEXTS[language]!;
    const expected = body.reason === "out_of_scope" ? texts.outOfScope("Lumina") : texts.notFound("Lumina");
    assert.equal(body.content, expected);
  });
}

test("a set language holds for refusals and courtesies, and the owner's own words come before both", async () => {
  const french = await createAgent(GERMAN, { language: "fr" });
  const refusals = [FIXED_TEXTS.fr!.outOfScope("Lumina"), FIXED_TEXTS.fr!.notFound("Lumina")];
  assert.ok(refusals.includes((await ask(french, OFF_TOPIC.en)).content));
  assert.equal((await ask(french, "Thanks!")).content, FIXED_TEXTS.fr!.thanks);
  const own = { smalltalk: { thanks: "Gerne doch." }, fallback_message: "Rufen Sie an.", welcome_message: "Moin." };
  const worded = await createAgent(GERMAN, { language: "fr", ...own });
  assert.equal((await ask(worded, "Merci")).content, "Gerne doch.");
  assert.equal((await ask(worded, OFF_TOPIC.fr)).content, "Rufen Sie an.");
  assert.equal((await ask(worded, "Bonjour")).content, "Moin.");
});

test("greetings, thanks, goodbyes and questions about the assistant are answered in their own language", async () => {
  const said = {
    greeting: {
      en: "Good morning",
      de: "Guten Tag!",
      fr: "Bonjour",
      es: "Hola",
      it: "Buongiorno",
      pt: "Olá",
      nl: "Goedemorgen",
    },
    thanks: {
      en: "Thank you",
      de: "Danke schön",
      fr: "Merci",
      es: "Gracias",
      it: "Grazie",
      pt: "Obrigado",
      nl: "Bedankt",
    },
    goodbye: {
      en: "Bye",
      de: "Tschüss",
      fr: "Au revoir",
      es: "Adiós",
      it: "Arrivederci",
      pt: "Tchau",
      nl: "Tot ziens",
    },
    identity: {
      en: "Who are you?",
      de: "Wer sind Sie?",
      fr: "Qui êtes-vous ?",
      es: "¿Quién eres?",
      it: "Chi sei?",
      pt: "Quem é você?",
      nl: "Wie ben je?",
    },
  };
  for (const [kind, messages] of Object.entries(said)) {
    for (const [language, message] of Object.entries(messages)) {
      const texts = FIXED_TEXTS[language]!;
      const expected = texts[kind as keyof typeof said];
      const body = await ask(agentId, message);
      assert.equal(body.kind, "smalltalk", message);
      assert.equal(body.content, typeof expected === "string" ? expected : expected("Lumina"), message);
    }
  }
});

test("who asks for a person in their own language waits for one, and is told so in it", async () => {
  for (const [language, message] of Object.entries({
    de: "Ich möchte mit einem Mitarbeiter sprechen",
    fr: "Je voudrais parler à un conseiller, s'il vous plaît",
    es: "Quiero hablar con una persona, por favor",
    it: "Vorrei parlare con un operatore",
    pt: "Quero falar com um atendente",
    nl: "Ik wil graag met een medewerker praten",
  })) {
    const body = await ask(agentId, message);
    assert.equal(body.content, FIXED_TEXTS[language]!.person, message);
    assert.equal((await owner.get(`/v2/chats/${body.chat_id}`)).body.status, "waiting_for_human", message);
  }
});

test("a question with a greeting or thanks in it is a question", async () => {
  for (const message of [
    "Hallo, wie lange dauert die Rückerstattung?",
    "Danke, und wie lange dauert die Rückerstattung?",
  ]) {
    const body = await ask(agentId, message);
    assert.equal(body.kind, "answer", message);
    assert.match(body.content, /vierzehn Tage/);
  }
});

test("what tells no language is answered in the chat's, then in the sources'", async () => {
  const first = await ask(agentId, OFF_TOPIC.nl);
  assert.equal((await ask(agentId, "🙂", first.chat_id)).content, FIXED_TEXTS.nl!.unclear);
  assert.equal((await ask(agentId, "🙂")).content, FIXED_TEXTS.de!.unclear);
  assert.equal((await ask(agentId, "Hi")).content, FIXED_TEXTS.de!.greeting("Lumina"));
});

test("sources that disagree are introduced in the assistant's language, and quoted in their own", async () => {
  const files = { "old.md": "# Refunds\n\nRefunds take 14 days.\n", "new.md": "# Refunds\n\nRefunds take 30 days.\n" };
  const body = await ask(await createAgent(files, { language: "de" }), "How long do refunds take?");
  assert.equal(body.kind, "conflict");
  assert.ok(body.content.startsWith(`${FIXED_TEXTS.de!.conflict}\n\n- `), body.content);
  assert.match(body.content, /“Refunds take 14 days\.”/);
});

test("sources that disagree in another language are shown as such too", async () => {
  const conflicting = await createAgent({
    "alt.md": "# Rückgabe\n\nDie Rückerstattung dauert 14 Tage.\n",
    "neu.md": "# Rückgabe\n\nDie Rückerstattung dauert 30 Tage.\n",
  });
  const body = await ask(conflicting, "Hallo, wie lange dauert die Rückerstattung?");
  assert.equal(body.kind, "conflict", body.content);
  assert.ok(body.content.startsWith(`${FIXED_TEXTS.de!.conflict}\n\n- `), body.content);
});
