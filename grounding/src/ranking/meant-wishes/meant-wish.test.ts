import assert from "node:assert/strict";
import { test } from "node:test";
import { meantWish } from "./meant-wish.ts";

const TRACK = {
  en: "How do I track my order? Order status, tracking",
  de: "Sendungsverfolgung",
  fr: "Suivi de ma commande",
  es: "Seguimiento de mi pedido",
  it: "Tracciamento del mio ordine",
  nl: "Mijn bestelling volgen",
};

test("whoever waits for an order asks how to follow it", () => {
  const turns: [keyof typeof TRACK, string[]][] = [
    [
      "en",
      ["where's my parcel??", "my order hasn’t arrived", "still waiting for my lamp", "has my order been sent yet"],
    ],
    ["en", ["i ordered last week and nothing has come yet", "ordered 5 days ago, where is it", "my delivery is late"]],
    ["de", ["wo bleibt mein Paket", "meine Bestellung ist noch nicht da", "vor 5 Tagen bestellt, wo bleibt es"]],
    ["de", ["ist meine Bestellung schon raus", "warte immer noch auf meine Lampe", "Lieferstatus"]],
    ["fr", ["où est ma commande", "il est où mon colis ??", "j’attends toujours ma lampe", "colis pas reçu"]],
    ["es", ["dónde está mi pedido", "mi pedido no ha llegado", "sigo esperando mi lámpara", "estado del pedido"]],
    ["it", ["dov’è il mio pacco", "il mio ordine non è ancora arrivato", "il mio pacco è in ritardo"]],
    ["nl", ["waar blijft mijn pakket", "mijn bestelling is nog niet aangekomen", "is mijn pakket al onderweg"]],
  ];
  for (const [language, said] of turns)
    for (const turn of said) {
      assert.equal(meantWish(turn, language), TRACK[language], turn);
      assert.equal(meantWish(turn, null), TRACK[language], turn);
    }
});

test("whoever asks when it comes asks how long delivery takes; where to stays", () => {
  const turns: [string, string, string][] = [
    ["en", "when will my order arrive", "How long does delivery take"],
    ["en", "when will my order arrive in Spain", "How long does delivery take in Spain"],
    ["en", "will it come before friday", "How long does delivery take"],
    ["de", "wann kommt meine Bestellung", "Wie lange dauert die Lieferung"],
    ["de", "wann krieg ich meine Sachen", "Wie lange dauert die Lieferung"],
    ["fr", "quand arrive ma commande", "Quel est le délai de livraison"],
    ["es", "cuándo llega mi pedido", "¿Cuánto tarda el envío"],
    ["it", "quando arriva il mio pacco", "Quanto tempo ci vuole per la consegna"],
    ["nl", "wanneer komt mijn pakket", "Hoe lang duurt de levering"],
  ];
  for (const [language, turn, means] of turns) assert.equal(meantWish(turn, language), means, turn);
});

test("what no carrier brings is no order, and other questions stay", () => {
  const turns: [string, string[]][] = [
    [
      "en",
      ["where is my refund", "where is my nearest shop", "my confirmation email hasn't arrived", "when can i arrive"],
    ],
    ["en", ["my lamp arrived broken", "the bus never showed up", "when will i get my money back", "when do you open"]],
    ["de", ["wo bleibt mein Geld", "wo ist der nächste Laden", "wann ist das Büro offen", "wann kommt der Bus"]],
    ["de", ["wann ist Restmüll", "wann bekomme ich meine Kaution zurück", "wann ist die Praxis zu"]],
    ["fr", ["où est mon remboursement", "où est votre magasin", "quand arrive le bus", "quand arriver au gîte"]],
    [
      "es",
      ["dónde está la tienda", "cuándo abren", "cuánto cuesta", "cuándo es la cita", "cuánto tiempo dura la clase"],
    ],
    ["it", ["dov'è il negozio", "quando aprite", "quanto costa", "quando arriva il bus"]],
    ["nl", ["waar is de winkel", "wanneer zijn jullie open", "wanneer komt de bus", "waar blijft mijn geld"]],
  ];
  for (const [language, said] of turns) for (const turn of said) assert.equal(meantWish(turn, language), turn);
});

test("a turn of several questions, and a letter, stay", () => {
  for (const turn of ["where is my order? and what does it cost?", `where is my order ${"x ".repeat(80)}`])
    assert.equal(meantWish(turn, "en"), turn);
});
