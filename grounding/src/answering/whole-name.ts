/** Of a pattern: first and last name, as they are written. */
export const WHOLE_NAME =
  "\\p{Lu}[\\p{L}'’-]+ (?:(?:\\p{Lu}\\.|van|de|der|den|von|da|del|di|la|le|el|al|bin) ){0,2}\\p{Lu}[\\p{L}'’-]+";
