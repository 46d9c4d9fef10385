import assert from "node:assert/strict";
import { test } from "node:test";
import { detectLanguage } from "./detect-language.ts";

test("a sentence is told by its script or its commonest words", () => {
  const sentences = {
    en: "How long does the delivery take to my house?",
    de: "Wie lange dauert die Lieferung zu mir nach Hause?",
    fr: "Combien de temps prend la livraison chez vous ?",
    es: "¿Cuánto tarda el envío a mi casa y qué cuesta?",
    it: "Quanto tempo ci vuole per la consegna e che cosa costa?",
    pt: "Quanto tempo demora a entrega e quais são os custos para mim?",
    nl: "Hoe lang duurt de levering en wat kost het voor mij?",
    pl: "Jak długo trwa dostawa i ile to kosztuje dla mnie?",
    ru: "Сколько времени занимает доставка?",
    ja: "配送にはどのくらい時間がかかりますか",
    zh: "送货需要多长时间？",
    ar: "كم يستغرق التوصيل؟",
    he: "כמה זמן לוקח המשלוח?",
    th: "การจัดส่งใช้เวลานานเท่าไร",
  };
  for (const [language, sentence] of Object.entries(sentences)) assert.equal(detectLanguage(sentence), language);
});

test("what may be Danish as well as Norwegian is read as Danish", () => {
  assert.equal(detectLanguage("Vi holder lukket den 24.–26. december og hele uge 29."), "da");
  assert.equal(detectLanguage("Hva koster det av alt, og noe mer?"), "no");
});

test("names, numbers and nothing at all tell no language", () => {
  for (const text of ["", "42", "IBM Cloudant", "😀"]) assert.equal(detectLanguage(text), null);
});

test("a letter of its own decides between languages that share a question's common words", () => {
  assert.equal(detectLanguage("Wie lange dauert die Rückerstattung?"), "de");
  assert.equal(detectLanguage("¿Cuánto cuesta el envío a Noruega?"), "es");
  assert.equal(detectLanguage("Não há taxa de envio?"), "pt");
});
