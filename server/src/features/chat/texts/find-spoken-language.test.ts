import assert from "node:assert/strict";
import { test } from "node:test";
import { findSpokenLanguage } from "./find-spoken-language.ts";

const none = async () => [];
const find = (message: string, { setting = "auto", said = [] as string[], sources = [] as string[] } = {}) =>
  findSpokenLanguage(
    {
      setting,
      message,
      history: said.flatMap((text) => [
        { role: "user" as const, text },
        { role: "assistant" as const, text: "Das habe ich nicht gefunden." },
      ]),
    },
    sources.length === 0 ? none : async () => sources,
  );

test("a set language is spoken, whatever the visitor speaks", async () => {
  assert.equal(await find("How long do refunds take?", { setting: "fr" }), "fr");
  assert.equal(await find("Danke", { setting: "pt-BR" }), "pt");
});

test("otherwise the question's own language is, and sources are not asked about it", async () => {
  const never = () => assert.fail("the question tells its language");
  for (const [language, message] of Object.entries({
    en: "Who painted the ceiling of the chapel?",
    de: "Wer hat die Decke der Kapelle bemalt?",
    fr: "Qui a peint le plafond de la chapelle ?",
    es: "¿Quién pintó el techo de la capilla?",
    it: "Chi ha dipinto il soffitto della cappella?",
    pt: "Quem pintou o teto da capela? Não sei.",
    nl: "Wie heeft het plafond van de kapel geschilderd?",
    pl: "Kto namalował sufit w kaplicy?",
    ru: "Кто расписал потолок капеллы?",
    ja: "礼拝堂の天井画は誰が描きましたか",
    zh: "谁画了教堂的天花板？",
    ar: "من رسم سقف الكنيسة؟",
    he: "מי צייר את תקרת הקפלה?",
    th: "ใครวาดภาพเพดานโบสถ์",
  }))
    assert.equal(await findSpokenLanguage({ setting: "auto", message, history: [] }, never), language, message);
});

test("a greeting or thanks tells the language by its phrase", async () => {
  for (const [language, message] of Object.entries({
    de: "Vielen Dank",
    fr: "Merci beaucoup !",
    es: "¡Buenos días!",
    it: "Grazie mille",
    pt: "Obrigada",
    nl: "Dank je wel",
    pl: "Dziękuję",
    ru: "Спасибо большое",
    en: "Thanks a lot",
    th: "ขอบคุณครับ",
  }))
    assert.equal(await find(message), language, message);
});

test("what several languages share is decided by what was said before, then by the sources", async () => {
  assert.equal(await find("Hallo", { sources: ["nl", "de"] }), "nl");
  assert.equal(await find("Hallo", { sources: ["en", "de"] }), "de");
  assert.equal(await find("Hallo", { said: ["Wat kost de verzending naar het buitenland?"], sources: ["de"] }), "nl");
  assert.equal(await find("Hi", { sources: ["fr"] }), "fr");
  assert.equal(await find("ok", { said: ["Vielen Dank"], sources: ["fr"] }), "de");
  assert.equal(await find("🙂", { sources: ["es"] }), "es");
  for (const said of ["No", "Ja", "Sí"])
    assert.equal(await find(said, { said: ["Can you cancel the order for me?"], sources: ["fr"] }), "en", said);
});

test("where nothing tells, there is no language, or the first that has the phrase", async () => {
  assert.equal(await find("🙂"), null);
  assert.equal(await find("Hi"), null);
  assert.equal(await find("Hallo"), "de");
  assert.equal(await find("Sistine?"), null);
});
