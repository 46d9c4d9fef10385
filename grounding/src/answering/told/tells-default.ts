/** Whether somebody asks what holds where nothing is said: `what is the default port`. */
export function asksForDefault(question: string): boolean {
  return DEFAULT.test(question);
}

/** Whether a sentence says what that is: `5432 by default`, `The default is 8 MB`, `Standard: 30 Tage`. */
export function tellsDefault(sentence: string): boolean {
  return TELLS.test(sentence);
}

const BY_DEFAULT =
  "by default|standardm[äa](?:ß|ss)ig\\p{L}*|voreingestellt\\p{L}*|par défaut|(?:por|de) (?:defecto|omisión)|por (?:padrão|omissão)|(?:per|di) impostazione predefinita|di default|som standard|domyślnie";
const NAMED =
  "default(?: (?!\\p{L}+ed(?!\\p{L}))[\\p{L}-]+){0,3}|standard(?:wert|einstellung|värde|instelling|waarde)\\p{L}*|voreinstellung|valor (?:predeterminado|por defecto|predefinido|padrão)|valeur par défaut|valore predefinito|wartość domyślna";
const DEFAULT = new RegExp(`(?<!\\p{L})(?:${BY_DEFAULT}|default|${NAMED})(?!\\p{L})`, "iu");
const TELLS = new RegExp(
  `(?<!\\p{L})(?:${BY_DEFAULT}|(?:${NAMED})(?:(?: of| for| von| für) [^.:;]{1,40})?(?::| \\||,? (?:is|are|of|to|=|ist|beträgt|lautet|est|es|è|é|är|to|wynosi)(?!\\p{L}))|defaults (?:to|is)|(?:is|are) (?:also )?the defaults?)(?!\\p{L})`,
  "iu",
);
