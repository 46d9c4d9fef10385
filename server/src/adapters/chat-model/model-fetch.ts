import { ModelFailure } from "../../ports/chat-model.ts";

/** Far above any answer that `maxOutputTokens` allows; it ends a stream that never sends a whole event. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_ERROR_BYTES = 256 * 1024;

/**
 * The way out to model providers. Their addresses come from this server's settings, so private ones are allowed (a
 * model on the same machine), but redirects are refused: they would carry the key and the prompt to someone else.
 */
export function createModelFetch(): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    if (response.body === null) return response;
    const limit = response.ok ? MAX_ANSWER_BYTES : MAX_ERROR_BYTES;
    return new Response(response.body.pipeThrough(limitBytes(limit)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

function limitBytes(limit: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let total = 0;
  return new TransformStream({
    transform(chunk, controller) {
      total += chunk.byteLength;
      if (total <= limit) controller.enqueue(chunk);
      else controller.error(new ModelFailure("bad_response", `The model's response was over ${limit} bytes.`));
    },
  });
}
