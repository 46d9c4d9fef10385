/** `X is …`, where the words of the question stand before the verb and little else does. */
export function defines(sentence: string, question: string): 0 | 1 | 2 {
  if (isEntry(sentence, question)) return 2;
  const verb = DEFINING_VERB.exec(sentence);
  if (!verb || CONDITION.test(sentence)) return 0;
  const head = sentence.slice(0, verb.index).toLowerCase();
  const said = (question.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(2);
  // `What is a VPN?`: where no longer word is asked for, short ones are.
  const isNaming = said.some(isLong) ? isLong : (word: string) => !ARTICLE.test(word);
  const asked = said.filter(isNaming);
  const words = head.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (asked.length === 0 || words.length > asked.length + WORDS_BEFORE_VERB) return 0;
  if (!asked.every((word) => head.includes(stemOf(word)))) return 0;
  const subject = words.filter(isNaming);
  const isSubject = subject
    .slice(0, asked.length)
    .every((word) => asked.some((other) => word.startsWith(stemOf(other))));
  return isSubject && (MEANS.test(verb[0]) || CLASS.test(sentence.slice(verb.index + verb[0].length))) ? 2 : 1;
}

/** A glossary's entry of the thing: `Sidecar: a small file that …`. */
function isEntry(sentence: string, question: string): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 2);
  const entry = words(ENTRY.exec(sentence)?.[1] ?? "");
  const asked = new Set(words(question).map(stemOf));
  return (
    entry.length > 0 && entry.every((word) => asked.has(stemOf(word))) && asked.size <= entry.length + WORDS_THAT_ASK
  );
}

const ENTRY = /^([\p{L}\p{N}][^.:?!|\n]{1,40}): \S/u;
/** `what does … mean` */
const WORDS_THAT_ASK = 3;

/** What something is, is told by a kind of thing: `is a distribution of …`; not `is open to all`. */
const MEANS =
  /^(?:means?|refers?|denotes?|describes?|allows?|lets?|enables?|bezeichnet|bedeutet|ermöglicht|erlaubt|dient|désigne|permet|sert|significa|permite|sirve|permette|betekent)$/iu;
const CLASS =
  /^(?:,? ?\p{L}+,?)? (?:used (?:to|for|as)|an?|the|one|any|eine?[rns]?|der|die|das|une?|l[ea]s?|des|una?|el|los|il|lo|la|l['’]|uma?|os?|as?|een|het|de|ett?|en)(?!\p{L})/iu;

function isLong(word: string): boolean {
  return word.length > 3;
}

const ARTICLE =
  /^(?:\p{L}|an|the|eine?[rnms]?|der|die|das|une?|l[ea]s?|des|el|los|una?|il|lo|uma?|os|as|een|het|de|ett?|en)$/u;

export function stemOf(word: string): string {
  return word.slice(0, 5);
}

const WORDS_BEFORE_VERB = 6;
/** What happens in a case says nothing of what something is. */
const CONDITION = /^\P{L}*(?:if|when|wenn|falls|sobald|si|quand|lorsque|cuando|se|quando|als|wanneer|om|när)\s/iu;

const DEFINING_VERB =
  /(?<![\p{L}\p{M}])(?:is|are|was|were|means?|refers?|denotes?|describes?|allows?|lets?|enables?|ist|sind|war|bezeichnet|bedeutet|ermöglicht|erlaubt|dient|est|sont|désigne|permet|sert|es|son|significa|permite|sirve|permette|è|sono|é|são|zijn|betekent|jest|to|это)(?![\p{L}\p{M}])/iu;
