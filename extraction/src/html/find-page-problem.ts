import { ExtractionFailure } from "../extracted-document.ts";
import { signsOf } from "./element-signs.ts";
import { findElements, type PageElement, rawText } from "./page-node.ts";
import { visibleText } from "./visible-text.ts";

/**
 * Says why a page has no text of its own: `needs_scripts` for the empty shell of a web app, `sign_in_page` for a form
 * that asks for a password. Returns nothing for pages that can be read.
 */
export function findPageProblem(root: PageElement, body: PageElement): ExtractionFailure | undefined {
  const text = visibleText(body).replace(/\s+/gu, " ").trim();
  if (text.length < 1_500 && isAboutSigningIn(root, body, text)) {
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

const SIGNING_IN =
  /\b(?:sign|log)[ -]?in\b|\blogin\b|anmelden|einloggen|connexion|se connecter|iniciar sesi[óo]n|acceder|accedi|entrar|inloggen|zaloguj|войти|вход|登录|ログイン/iu;

/**
 * Whether a field for a password is what the page is for: it is called so, or has little text and the field in the
 * midst of it. A box in the site's frame, or above a page's own title, is there on every page.
 */
function isAboutSigningIn(root: PageElement, body: PageElement, text: string): boolean {
  const fields = findElements(root, "input").filter(({ attributes: { type } }) => type?.toLowerCase() === "password");
  if (fields.length === 0) return false;
  const own = fields.filter((field) => !isInFrame(field));
  const titles = findElements(root, "title", "h1", "h2").filter(
    (title) => !isInFrame(title) && !isInForm(title, fields),
  );
  if (SIGNING_IN.test(titles.map(rawText).join(" "))) return true;
  if (own.length === 0) return visibleText(body, isFrame).trim() === "";
  return text.length < 300 && !hasTitleBehind(body, own);
}

const FRAME = new Set(["header", "nav", "footer", "aside", "dialog"]);
const FRAME_NAMES =
  /(?:^|[\s_-])(?:header|navbar|top-?bar|sidebar|toolbar|drop-?down|modal|pop-?up|widget)(?:$|[\s_-])/i;

function isFrame(element: PageElement): boolean {
  if (element.name === "main" || element.name === "body") return false;
  return FRAME.has(element.name) || FRAME_NAMES.test(signsOf(element));
}

function isInFrame(element: PageElement): boolean {
  for (let above = element.parent; above; above = above.parent) {
    if (above.name === "main" || above.name === "article") return false;
    if (isFrame(above)) return true;
  }
  return false;
}

function isInForm(element: PageElement, fields: PageElement[]): boolean {
  const forms = fields.map(formOf);
  for (let above = element.parent; above; above = above.parent) if (forms.includes(above)) return true;
  return false;
}

function formOf(field: PageElement): PageElement {
  for (let above = field.parent; above; above = above.parent) if (above.name === "form") return above;
  return field;
}

/** What a page itself says begins behind the field. */
function hasTitleBehind(body: PageElement, fields: PageElement[]): boolean {
  const order = findElements(body, "h1", "h2", "main", "article", "input");
  const last = Math.max(...fields.map((field) => order.indexOf(field)));
  return order.slice(last + 1).some((element) => element.name !== "input" && visibleText(element).trim() !== "");
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
