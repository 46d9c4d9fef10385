/** Of a pattern: first and last name, as they are written. */
export const WHOLE_NAME =
  "\\p{Lu}[\\p{L}'’-]+ (?:(?:\\p{Lu}\\.|van|de|der|den|von|da|del|di|la|le|el|al|bin) ){0,2}\\p{Lu}[\\p{L}'’-]+";

/** Whether a text is a name alone, as it heads what is told of somebody: `Dr Helen Price`. */
export function isWholeName(text: string): boolean {
  return NAME_ALONE.test(text.trim());
}

const NAME_ALONE = new RegExp(`^(?:(?:Mrs?|Ms|Dr|Prof|Herr|Frau|Mme|Sra?|Dott(?:\\.ssa)?)\\.? )*${WHOLE_NAME}$`, "u");
