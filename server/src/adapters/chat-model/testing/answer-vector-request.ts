/** `/embeddings` (OpenAI) and `/rerank` (Cohere, Jina) of the scripted server; undefined for other paths. */
export function answerVectorRequest(path: string, body: Record<string, unknown>): object | undefined {
  if (path.endsWith("/embeddings")) {
    const inputs = [body.input ?? []].flat() as string[];
    const dimensions = typeof body.dimensions === "number" ? body.dimensions : 16;
    return {
      object: "list",
      model: body.model,
      // Reversed, as the protocol allows: a client must go by `index`.
      data: inputs
        .map((input, index) => ({ object: "embedding", index, embedding: embed(input, dimensions) }))
        .reverse(),
      usage: { prompt_tokens: inputs.join(" ").split(/\s+/u).length, total_tokens: 0 },
    };
  }
  if (path.endsWith("/rerank")) {
    const query = words(String(body.query));
    const documents = (body.documents ?? []) as string[];
    const results = documents.map((document, index) => {
      const found = new Set(words(document));
      const shared = query.filter((word) => found.has(word)).length;
      return { index, relevance_score: query.length === 0 ? 0 : shared / query.length };
    });
    results.sort((one, other) => other.relevance_score - one.relevance_score);
    return { id: "rerank-1", results: results.slice(0, Number(body.top_n ?? results.length)) };
  }
  return undefined;
}

/** Hashed bag of words, length 1: texts that share words are near each other. */
function embed(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of words(text)) {
    let hash = 0;
    for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
    vector[hash % dimensions] = (vector[hash % dimensions] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
