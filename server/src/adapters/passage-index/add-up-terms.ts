import type { QueryTerm } from "@citedesk/grounding";

/** Each term once. */
export function addUpTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  const weights = new Map<string, number>();
  for (const { term, weight } of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
  return [...weights].map(([term, weight]) => ({ term, weight }));
}
