import { ExtractionFailure } from "../extracted-document.ts";
import { findElements, type PageElement, rawText } from "./page-node.ts";
import { visibleText } from "./visible-text.ts";

/**
 * Says why a page has no text of its own: `needs_scripts` for the empty shell of a web app, `sign_in_page` for a form
 * that asks for a password. Returns nothing for pages that can be read.
 */
export function findPageProblem(root: PageElement, body: PageElement): ExtractionFailure | undefined {
  const text = visibleText(body).replace(/\s+/gu, " ").trim();
  if (asksForPassword(root) && text.length < 1_500 && isAboutSigningIn(root, text)) {
    return new ExtractionFailure(
      "sign_in_page",
      "The page asks to sign in. Add a page that anyone can open, or upload its text as a file.",
    );
  }
  if (text.length < 200 && runsScripts(root) && (isShell(body) || text.length < 20 || asksForScripts(root, text))) {
    return new ExtractionFailure(
      "needs_scripts",
      "The page is empty until its scripts run. Turn on rendering for this source, or upload its text as a file.",
    );
  }
  return undefined;
}

function asksForPassword(root: PageElement): boolean {
  return findElements(root, "input").some((input) => input.attributes.type?.toLowerCase() === "password");
}

const SIGNING_IN =
  /\b(?:sign|log)[ -]?in\b|\blogin\b|anmelden|einloggen|connexion|se connecter|iniciar sesi[óo]n|acceder|accedi|entrar|inloggen|zaloguj|войти|вход|登录|ログイン/iu;

function isAboutSigningIn(root: PageElement, text: string): boolean {
  const title = findElements(root, "title", "h1", "h2").map(rawText).join(" ");
  return text.length < 300 || SIGNING_IN.test(title);
}

function runsScripts(root: PageElement): boolean {
  return findElements(root, "script").some(
    ({ attributes }) => attributes.src !== undefined || attributes.type === "module",
  );
}

const SHELL_IDS = new Set([
  "root",
  "app",
  "__next",
  "__nuxt",
  "___gatsby",
  "svelte",
  "q-app",
  "application",
  "react-root",
]);

/** An element that a framework fills later and that is still empty. */
function isShell(body: PageElement): boolean {
  return findElements(body, "div", "main", "section", "app-root", "ion-app").some(
    (element) =>
      (SHELL_IDS.has(element.attributes.id ?? "") || element.name.includes("-")) &&
      visibleText(element).trim().length < 100,
  );
}

function asksForScripts(root: PageElement, text: string): boolean {
  const hints = [text, ...findElements(root, "noscript").map(rawText)];
  return hints.some((hint) => /javascript/i.test(hint));
}
