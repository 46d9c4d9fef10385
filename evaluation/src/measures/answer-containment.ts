/**
 * SQuAD's answer normalisation (`evaluate-v2.0.py`): lower case, punctuation out, the articles a, an, the out, white
 * space folded. Beyond ASCII every Unicode punctuation mark goes, and the text is NFKC first, so that other languages
 * are treated alike.
 */
export function normaliseAnswer(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\p{S}]/gu, "")
    .replace(/\b(a|an|the)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Does the shown text contain one of the gold answers, as whole words where the script has words? */
export function containsAnswer(shown: string, answers: readonly string[]): boolean {
  const text = normaliseAnswer(shown);
  return answers.some((answer) => {
    const wanted = normaliseAnswer(answer);
    if (wanted === "") return false;
    return WITHOUT_SPACES.test(wanted) ? text.includes(wanted) : ` ${text} `.includes(` ${wanted} `);
  });
}

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]/u;
