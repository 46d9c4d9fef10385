import assert from "node:assert/strict";
import { test } from "node:test";
import { merelyTells } from "./merely-tells.ts";

test("what happened to whoever writes is told, in several languages", () => {
  for (const message of [
    "My Luna lamp arrived broken, order 4711",
    "Hello, my lamp was broken.",
    "I ordered two lamps last week and only one came.",
    "I've been charged twice for order 4711",
    "Meine Lampe ist kaputt angekommen, Bestellung 4711",
    "Ich habe zwei Lampen bestellt und nur eine bekommen.",
    "Ma lampe est arrivée cassée, commande 4711",
    "Mi lámpara llegó rota, pedido 4711",
    "La mia lampada è arrivata rotta",
    "Mijn lamp is kapot aangekomen",
  ])
    assert.equal(merelyTells(message), true, message);
});

test("questions, searches and wishes are no mere telling, with a question mark or without", () => {
  for (const message of [
    "How much does shipping cost?",
    "shipping costs to Austria please",
    "my order status",
    "My lamp is broken, what can I do",
    "My lamp arrived broken. Is that covered?",
    "I want to return my lamp",
    "I would like to know the opening hours",
    "I need the manual of the Luna lamp",
    "Ich möchte wissen, was der Versand kostet",
    "Mein Paket ist weg, was nun",
    "Mon colis est perdu, que faire",
    "Mi lámpara está rota, puedo devolverla",
    "Ik wil mijn lamp terugsturen",
    "Luna lamp 60 cm brightness",
    "Versandkosten nach Österreich und Schweiz",
  ])
    assert.equal(merelyTells(message), false, message);
});
