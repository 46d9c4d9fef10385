import { findElements, hasAncestor, type PageElement, rawText } from "./page-node.ts";

/**
 * Makes lists of the choices that say what each costs, as shops have them: `200×200 - €99,00`. What a form asks for (a
 * budget, an amount to give, a country with its currency) is no price. Changes the tree.
 */
export function listPricedChoices(root: PageElement): void {
  for (const select of findElements(root, "select")) {
    const options = findElements(select, "option").filter((option) => rawText(option).trim() !== "");
    const priced = options.filter((option) => PRICE.test(rawText(option)));
    if (priced.length === 0 || priced.length * 2 < options.length || options.length > MAX_CHOICES || isAsked(select))
      continue;
    select.name = "ul";
    select.attributes = {};
    select.children = options.map((option) => Object.assign(option, { name: "li", attributes: {}, parent: select }));
  }
}

const MAX_CHOICES = 100;
const PRICE = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:EUR|USD|CHF|GBP|zł|Kč|kr)(?!\p{L}))/u;
const ASKED = /price|preis|prix|budget|amount|betrag|donat|spende|sort|filter|currency|country/i;
const TYPED = new Set(["text", "email", "tel", "search", "password"]);

function isAsked(select: PageElement): boolean {
  const { name = "", id = "", class: names = "" } = select.attributes;
  if (ASKED.test(`${name} ${id} ${names}`) || hasAncestor(select, "nav") || hasAncestor(select, "header")) return true;
  let form = select;
  while (form.parent && form.name !== "form") form = form.parent;
  if (form.name !== "form") return false;
  const typed = findElements(form, "input").filter(({ attributes: { type = "text" } }) =>
    TYPED.has(type.toLowerCase()),
  );
  return typed.length > 0 || findElements(form, "textarea").length > 0;
}
