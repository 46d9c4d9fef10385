/** Whether somebody asks what holds or what to do in a case: `what if I pay late`, `bitten by a snake, what to do`. */
export function asksOfCase(question: string): boolean {
  return ASKS.test(question);
}

/** Whether a sentence says what holds in a case: `If you pay late, …`, `Wer zu spät kommt, …`. */
export function tellsCase(sentence: string): boolean {
  return TELLS.test(sentence);
}

const ASKS =
  /(?<!\p{L})(?:what (?:do|should|can|must|shall) (?:i|we) do|what to do|what (?:now|if|happens?)|was (?:tun|jetzt|nun|wenn|passiert|geschieht)|was (?:mache|muss|soll|kann) ich|que (?:faire|se passe)|et si|qué (?:hago|hacer|pasa)|y si|cosa (?:fare|succede)|wat (?:als|nu|gebeurt)|vad (?:gör|händer))(?!\p{L})/iu;
const TELLS =
  /^(?:bei|in (?:the )?case of|en cas d[e'’]|en caso de|in caso di|bij|vid)(?!\p{L})|(?:^|[,;:] ?|(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero) )(?:if|when|once|who(?:ever)?|wenn|falls|sobald|wer|si|quand|lorsque|cuando|quien|se|quando|als|wanneer|wie|om|när)(?!\p{L})/iu;
