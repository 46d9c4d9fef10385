/** Turns texts into vectors whose dot product says how near their meanings are. Throws `ModelFailure`. */
export interface Embedder {
  /** As in `GET /v2/models`. */
  readonly id: string;
  /** Stored with each vector: those of different models, or of another version of one, can't be compared. */
  readonly vectorSpace: string;
  /** Null where only the first vector tells; all vectors of one space are of one length. */
  readonly dimensions: number | null;
  /** Longer lists must be split by the caller; they are refused with a RangeError. */
  readonly maxEmbeddingsPerCall: number;
  /** One unit vector a text, in the same order. Texts must not be empty. */
  embed(request: EmbeddingRequest): Promise<EmbeddingResult>;
}

export interface EmbeddingRequest {
  texts: readonly string[];
  /** Some models embed what is searched and what is asked differently. */
  purpose: "passage" | "question";
  timeoutMs: number;
  signal: AbortSignal;
}

export interface EmbeddingResult {
  vectors: Float32Array[];
  /** 0 where the endpoint doesn't say. */
  inputTokens: number;
}
