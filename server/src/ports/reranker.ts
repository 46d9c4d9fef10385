/** A cross-encoder: reads the question with each passage and says how well the one answers the other. */
export interface Reranker {
  readonly id: string;
  /** Longer lists are refused with a RangeError. */
  readonly maxPassagesPerCall: number;
  /**
   * One score a passage, in the order of `passages`; higher is better, the scale is the model's own. Throws
   * `ModelFailure`.
   */
  rerank(request: RerankRequest): Promise<number[]>;
}

export interface RerankRequest {
  question: string;
  passages: readonly string[];
  timeoutMs: number;
  signal: AbortSignal;
}
