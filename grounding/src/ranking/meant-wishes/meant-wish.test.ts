import assert from "node:assert/strict";
import { test } from "node:test";
import { meantWish } from "./meant-wish.ts";

const meant = (question: string, language: string | null) => meantWish({ question, language })?.question ?? question;

const TRACK = {
  en: "How do I track my order",
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
      assert.equal(meant(turn, language), TRACK[language], turn);
      assert.equal(meant(turn, null), TRACK[language], turn);
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
  for (const [language, turn, means] of turns) assert.equal(meant(turn, language), means, turn);
});

test("what no carrier brings is no order, and other questions stay", () => {
  const turns: [string, string[]][] = [
    ["en", ["where is my nearest shop", "my confirmation email hasn't arrived", "when can i arrive"]],
    ["en", ["the bus never showed up", "when will i get my money back", "when do you open"]],
    ["de", ["wo ist der nächste Laden", "wann ist das Büro offen", "wann kommt der Bus"]],
    ["de", ["wann ist Restmüll", "wann bekomme ich meine Kaution zurück", "wann ist die Praxis zu"]],
    ["fr", ["où est votre magasin", "quand arrive le bus", "quand arriver au gîte"]],
    [
      "es",
      ["dónde está la tienda", "cuándo abren", "cuánto cuesta", "cuándo es la cita", "cuánto tiempo dura la clase"],
    ],
    ["it", ["dov'è il negozio", "quando aprite", "quanto costa", "quando arriva il bus"]],
    ["nl", ["waar is de winkel", "wanneer zijn jullie open", "wanneer komt de bus"]],
  ];
  for (const [language, said] of turns) for (const turn of said) assert.equal(meant(turn, language), turn);
});

test("what happened to somebody asks what a site's pages call it", () => {
  const turns: [string, string][] = [
    ["my lamp arrived broken", "Damaged items"],
    ["this isn't what i ordered", "I received the wrong item"],
    ["it doesn't fit", "Can I return it"],
    ["Hi, it's too big, what can i do?", "Can I return it"],
    ["where is my money back", "How long does a refund take"],
    ["locked out of my account", "I can't log in, forgotten password"],
    ["take me off your list", "How do I unsubscribe from the newsletter"],
    ["i can't make it tomorrow", "Change or cancel an appointment"],
    ["i'm stuck in traffic", "Running late for an appointment"],
    ["are you hiring", "Job vacancies"],
    ["meine Lampe kam kaputt an", "Reklamation, beschädigt, defekt"],
    ["passt nicht", "Kann ich Ware zurückgeben, Rückgabe"],
    ["wo bleibt mein Geld", "Wie lange dauert die Erstattung"],
    ["sucht ihr Leute", "Stellenangebote, offene Stellen"],
    ["ma lampe est arrivée cassée", "Article endommagé ou défectueux"],
    ["toujours pas remboursé", "Remboursement"],
    ["me han cobrado dos veces", "Cobro duplicado"],
    ["no me queda bien", "Devolver un artículo"],
    ["la lampada è arrivata rotta", "Articolo danneggiato o difettoso"],
    ["non mi va bene", "Reso"],
    ["mijn lamp kwam kapot aan", "Beschadigd of defect artikel"],
    ["zoeken jullie mensen", "Vacatures"],
  ];
  for (const [turn, means] of turns) assert.equal(meant(turn, null), means, turn);
});

test("what else a turn tells is not left out", () => {
  for (const turn of [
    "my new stove turned up smashed!! surely im not paying the postage to send it back",
    "can i move my appointment to friday",
    "do you repair broken zips",
    "is it too big for hand luggage",
    "does the ticket fit in a letter",
    "what if the card is declined",
    "mein Termin passt nicht in den Kalender, gibt es auch Samstag",
  ])
    assert.equal(meant(turn, null), turn);
});

test("what people are in trouble with is searched for last", () => {
  const turns: [string, string][] = [
    ["I have no water, who do I call?", "no water, burst pipe, emergency repair"],
    ["my bin wasn't emptied", "missed collection"],
    ["can we leave our bags", "left luggage, luggage storage"],
    ["strom ist weg wen anrufen", "Störung melden, Stromausfall"],
    ["ich ziehe nächste Woche um", "Umzug, Wohnsitz ummelden"],
    ["on m'a volé mon vélo", "déclarer un sinistre"],
    ["me duele una muela", "urgencias, dolor"],
    ["mijn buren maken een klereherrie", "geluidsoverlast, burenoverlast"],
  ];
  for (const [question, means] of turns) {
    const { isLast, ...found } = meantWish({ question })!;
    assert.deepEqual([found.question, isLast], [means, true]);
  }
  for (const turn of ["price for 24/7 support", "what time is the last bus", "habt ihr Schwarzbrot", "hay luz natural"])
    assert.equal(meantWish({ question: turn }), null, turn);
});

test("behind other turns a wish that points at a place is about that place", () => {
  const history = [{ role: "user" as const, text: "is there a climbing wall" }];
  assert.equal(meantWish({ question: "how do i get there", history }), null);
  assert.equal(meantWish({ question: "how do i get there" })?.isLast, true);
});

test("a turn of several questions, and a letter, stay", () => {
  for (const turn of ["where is my order? and what does it cost?", `where is my order ${"x ".repeat(80)}`])
    assert.equal(meant(turn, "en"), turn);
});
