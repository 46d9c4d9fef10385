/** What a scripted model does with a request. Plain values, so that a test can say it in one line. */
export type ModelBehaviour =
  /** Words one by one, as fast as the socket takes them. A function sees the prompt as the model got it. */
  | { kind: "answer"; text: string | ((prompt: ReceivedPrompt) => string) }
  /** The whole text in one part and one write: the floor for latency measurements. */
  | { kind: "answer_at_once"; text: string | ((prompt: ReceivedPrompt) => string) }
  | { kind: "slow"; text: string; firstPartMs: number; betweenPartsMs: number }
  /** Destroys the socket after that many words; 0 cuts before the first. */
  | { kind: "cut"; text: string; afterParts: number }
  /** Ends the response cleanly after that many words, without the protocol's closing event. */
  | { kind: "unfinished"; text: string; afterParts: number }
  /** 200 with bytes that are no event of the protocol. */
  | { kind: "garbage" }
  /** One good word, then half an event. */
  | { kind: "half_json" }
  /** 200 and an empty body. */
  | { kind: "nothing" }
  | { kind: "status"; status: number; retryAfterSeconds?: number; message?: string }
  /** 200, then an error as an event of the stream. */
  | { kind: "error_event"; message: string }
  /** Repeats the text until the client hangs up. */
  | { kind: "endless"; text: string }
  /** Sends a comment line for ever and never a part. */
  | { kind: "pings_only" }
  /** Does whatever any text in its prompt tells it: the worst model there is, for injection tests. */
  | { kind: "obeys_everything" }
  /** Answers prompts of `buildPrompt` with the best sentence of the passages and its verbatim quote. */
  | { kind: "quotes_passages" }
  /** The same quote under a statement that it does not support. */
  | { kind: "invents" }
  | { kind: "tool_call"; name: string; arguments: object; text?: string }
  /** One behaviour a request; the last one stays. */
  | { kind: "sequence"; behaviours: ModelBehaviour[] };

export interface ReceivedPrompt {
  model: string;
  system: string;
  messages: { role: string; content: string }[];
  tools: string[];
  stream: boolean;
  maxOutputTokens: number | undefined;
  temperature: number | undefined;
}
