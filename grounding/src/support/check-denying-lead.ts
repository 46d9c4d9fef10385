import { isListItem } from "../units/line-signs.ts";
import type { EvidenceWindow } from "./find-windows.ts";
import type { PreparedStatement } from "./prepare-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import type { SupportToken } from "./tokens/support-token.ts";

/** What stands in a list of what is not to be done, and is said without its `never`. */
export function checkDenyingLead(statement: PreparedStatement, window: EvidenceWindow): SupportFailure | null {
  if (NEGATES.test(statement.text)) return null;
  const { passage, from, to } = window;
  for (const sentence of passage.sentences.slice(from, to + 1)) {
    const lead = leadOf(passage.text, sentence.start);
    const denial = lead === undefined ? null : FORBIDS.exec(lead);
    if (denial && saysMostOf(statement, passage.tokens.slice(sentence.first, sentence.last)))
      return { code: "negation_differs", detail: denial[0].trim() };
  }
  return null;
}

/** Whether half of what a statement says stands there. */
function saysMostOf({ tokens, content }: PreparedStatement, told: readonly SupportToken[]): boolean {
  const keys = new Set(told.map(({ key }) => key));
  const said = content.filter((index) => keys.has(tokens[index]!.key)).length;
  return said > 0 && said >= content.length / 2;
}

/**
 * What the line above a list says of it: its last sentence, without the case that it is for. Undefined for what is no
 * item, and where no such line is near: a note between two steps says nothing of the next one.
 */
function leadOf(text: string, at: number): string | undefined {
  const lines = text.slice(Math.max(0, at - FAR), at).split("\n");
  const begun = lines.pop() ?? "";
  if (!isListItem(begun + text.slice(at, at + LONGEST_MARK))) return undefined;
  const line = lines.findLast((one) => one.trim() !== "" && !isListItem(one) && !/^\s/.test(one))?.trimEnd();
  if (line === undefined || !LEADS.test(line)) return undefined;
  return line
    .split(/(?<=[.!?]) /u)
    .at(-1)!
    .replace(CASE, "");
}

/** In UTF-16 code units. */
const FAR = 1_500;
const LONGEST_MARK = 8;

/** A colon, no end at all as in a heading, or words that point to what follows. */
const LEADS =
  /(?:[^.!?]|(?:following|folgende\p{L}*|suivante?s?|siguientes?|seguenti|volgende|seguintes?)[^.!?]*\.)$/iu;
/** `If you cannot hear a sound, `: that is where the list helps. */
const CASE =
  /^\P{L}*(?:if|when|in case|should|wenn|falls|sobald|si|lorsque|quand|en cas|cuando|se|quando|als|wanneer|om|när)\s[^,]*,?/iu;
/** `Photos do not load:` forbids nothing, `do not do this:` does. */
const FORBIDS =
  /^\P{L}*(?:please )?(?:do not|don['’]t|avoid)(?!\p{L})|(?<!\p{L})(?:never|(?:must|should)(?: not|n['’]t)|not (?:allowed|permitted)|forbidden|prohibited|nie|niemals|(?:darf|dürfen|sollten?) [^.]{0,40}nicht|nicht (?:erlaubt|gestattet)|verboten|vermeiden|jamais|interdit|ne (?:faites|devez|doit) [^.]{0,20}pas|évitez|nunca|no (?:debe|haga|se debe|está permitido)|prohibido|evite|non (?:deve|fare|è permesso)|vietato|evitare|nooit|(?:mag|moet) [^.]{0,20}niet|verboden|não (?:deve|faça)|proibido|aldrig|får inte|förbjudet)(?!\p{L})/iu;
const NEGATES =
  /(?<!\p{L})(?:not|never|no|cannot|without|avoid|\p{L}+n['’]t|nicht|nie|niemals|kein\p{L}*|ohne|ne|pas|jamais|sans|nunca|non|senza|sin|niet|geen|nooit|não|sem|inte|aldrig)(?!\p{L})/iu;
