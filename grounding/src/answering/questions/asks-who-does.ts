import { WHOLE_NAME } from "../told/whole-name.ts";

/** `who teaches yoga`, `wer leitet den Kurs`: nobody named is no answer. */
export function asksWhoDoes(question: string): boolean {
  return ASKS_WHO_DOES.test(question);
}

/** Whether it names somebody who teaches or leads: `tutor Elena Ruiz`, `with Tom Hale`. */
export function tellsWhoDoes(sentence: string): boolean {
  return WITH_WHOM.test(sentence);
}

const ASKS_WHO_DOES =
  /(?<!\p{L})(?:who(?:['’]s| is)? (?:teach\p{L}*|coach(?:es|ing)|leads?|leading|runs? (?:the|your|this) (?:\p{L}+ )?(?:class|course|lesson|group|session)\p{L}*)|wer (?:unterrichtet|leitet|trainiert|gibt)|qui (?:enseigne|anime|donne|entraîne|encadre)|qui[eé]n (?:enseña|imparte|da|dirige|entrena))(?!\p{L})/iu;

const WITH_WHOM = new RegExp(
  `(?<!\\p{L})(?:with|by|mit|bei|von|avec|par|con|por|(?:[Tt]utor|[Tt]eacher|[Cc]oach|[Tt]rainer|[Ii]nstructor|[Ll]eader|[Ll]eitung|[Kk]ursleitung|[Tt]rainerin|[Ll]ehrer|[Ll]ehrerin|[Pp]rofesseure?|[Pp]rofesora?)(?: is| ist)?):? (?:(?:Mr|Mrs|Ms|Dr|Frau|Herr|Mme|Sra?)\\.? )?${WHOLE_NAME}`,
  "u",
);
