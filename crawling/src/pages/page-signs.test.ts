import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { looksLikeChallenge, looksLikeSignIn, looksLikeSoftNotFound, type PageText } from "./page-signs.ts";

const page = (fields: Partial<PageText>): PageText => ({
  url: "https://shop.example/x",
  title: null,
  text: "Some text.",
  ...fields,
});
const article = "Returns are free for 30 days when the goods are unused and in their box. ".repeat(20);

describe("a page that says it isn't there", () => {
  test("is none whose name ends in a number", () => {
    const text = article.split(" ").slice(0, 100).join(" ");
    assert.ok(!looksLikeSoftNotFound(page({ title: "Exercises: 40", heading: "Exercises: 40", text: "Draw a lamp." })));
    assert.ok(!looksLikeSoftNotFound(page({ title: "Exercises: 404", heading: "Exercises: 404", text })));
    assert.ok(looksLikeSoftNotFound(page({ title: "404 | Shop", text })));
    assert.ok(looksLikeSoftNotFound(page({ title: "Shop | 404", text: "Go back to our shop." })));
  });

  test("is known by its title or heading, in many languages", () => {
    for (const title of [
      "404",
      "404 Not Found",
      "Page not found",
      "Page Not Found | Shop",
      "Shop – Page not found (404)",
      "Error 404",
      "404: Page not found!",
      "The page could not be found",
      "This page doesn't exist",
      "Seite nicht gefunden - Shop",
      "Fehler 404 – Seite nicht gefunden",
      "Page introuvable",
      "Página no encontrada",
      "Pagina non trovata",
      "Pagina niet gevonden",
      "Nie znaleziono strony",
      "ページが見つかりませんでした",
      "页面不存在",
      "الصفحة غير موجودة",
      "הדף לא נמצא",
    ]) {
      assert.ok(looksLikeSoftNotFound(page({ title })), title);
      assert.ok(looksLikeSoftNotFound(page({ title: "Shop", heading: title })), title);
    }
  });

  test("or by how a short text begins", () => {
    assert.ok(looksLikeSoftNotFound(page({ title: "Shop", text: "Oops! We can't find that page. Back to start." })));
    assert.ok(looksLikeSoftNotFound(page({ title: "Shop", text: "Sorry, page not found. Try the search." })));
    for (const said of ["could not be found", "does not exist", "was not found", "no longer exists"]) {
      const text = `Oops!\n\nThe page you are looking for ${said}.`;
      assert.ok(looksLikeSoftNotFound(page({ title: "Oops", heading: "Oops!", text })), said);
    }
    assert.ok(looksLikeSoftNotFound(page({ title: "Shop", text: "The page you requested cannot be found." })));
    assert.ok(!looksLikeSoftNotFound(page({ title: "Shop", text: "The lamp you are looking for is on page 9." })));
  });

  test("is not an article about it, nor any other page", () => {
    assert.ok(!looksLikeSoftNotFound(page({ title: "404 Not Found", text: article })));
    for (const title of [
      "How to fix a 404 error",
      "Lost and found",
      "Found",
      "The page found",
      "Found objects",
      "Not found in stores: our exclusive line",
      "Foundation",
      "Room 404",
      "401k plans",
      "",
    ]) {
      assert.ok(!looksLikeSoftNotFound(page({ title, text: "Read on for what we offer." })), title);
    }
    assert.ok(!looksLikeSoftNotFound(page({ text: "Founded in 1999, we make shoes." })));
    assert.ok(!looksLikeSoftNotFound(page({ text: "" })));
  });
});

describe("a page to sign in at", () => {
  test("is known by its label with a password or hardly any text, or by its sentence", () => {
    assert.ok(looksLikeSignIn(page({ title: "Sign in | Shop", text: "E-mail Password Forgot your password?" })));
    assert.ok(looksLikeSignIn(page({ title: "Anmelden", text: "Benutzername Passwort" })));
    assert.ok(looksLikeSignIn(page({ title: "ログイン", text: "" })));
    assert.ok(looksLikeSignIn(page({ title: "Orders", text: "You must be logged in to see this page." })));
    assert.ok(looksLikeSignIn(page({ title: "Konto", text: "Bitte melden Sie sich an, um fortzufahren." })));
  });

  test("is not a page that explains it, nor one that only mentions it", () => {
    assert.ok(!looksLikeSignIn(page({ title: "Sign in", text: article })));
    assert.ok(
      !looksLikeSignIn(page({ title: "Reset your password", text: "Open Settings and choose a new password." })),
    );
    assert.ok(!looksLikeSignIn(page({ title: "Prices", text: "Log in to see your own prices." })));
    const manual = "SSO lets your team use one password for all. Ask your administrator to turn it on.";
    assert.ok(!looksLikeSignIn(page({ url: "https://shop.example/sso.html", title: "Single sign-on", text: manual })));
  });
});

test("a check for robots is an obstacle, not a page", () => {
  assert.ok(looksLikeChallenge(page({ title: "Just a moment...", text: "" })));
  assert.ok(looksLikeChallenge(page({ text: "Enable JavaScript and cookies to continue" })));
  assert.ok(!looksLikeChallenge(page({ title: "Just a moment of rest: our sofas" })));
  assert.ok(!looksLikeChallenge(page({ title: "Access denied", text: article })));
});
