/** A question with `does` where `dose` stands for it: `how long dose it take`; as long as before. */
export function meantDoes(question: string): string {
  return question.replace(DOSE, "does");
}

/** Behind what asks, or in front of who does something. */
const DOSE =
  /(?<=(?<!\p{L})(?:how(?: long| much| many| often)?|what|when|where|why|who) )dose(?!\p{L})|(?<!\p{L})dose(?= (?:it|he|she|anyone|anybody|this|that|they|the|my|your)(?!\p{L}))/giu;
