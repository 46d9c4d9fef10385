import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ModelDescription } from "../../ports/chat-model.ts";

/** One configured provider. Its client library loads with the first `open`. */
export interface ModelProvider {
  /** First part of its models' ids. */
  readonly name: "openai" | "anthropic" | "google";
  /** Whether the endpoint may call its models anything, so that our own table says nothing about it. */
  readonly ownNames: boolean;
  readonly citesDocuments?: true;
  /** Asks the provider, which also shows that the key works. Throws `ModelFailure`. */
  list(signal: AbortSignal): Promise<ListedModel[]>;
  /** `name` without the provider's part. */
  open(name: string): Promise<LanguageModelV4>;
}

export interface ListedModel extends Pick<ModelDescription, "kind" | "contextWindow" | "price"> {
  name: string;
  title: string;
  /** False for what the service has no use for (images, speech): it can be asked for, but isn't shown. */
  shown: boolean;
}
