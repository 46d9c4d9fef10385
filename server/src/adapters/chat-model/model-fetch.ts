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
    return new Response(limitBytes(response.body, limit), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

/** Pulls what is asked for: a transforming stream between would queue it twice. */
function limitBytes(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number): ReadableStream {
  const reader = body.getReader();
  let total = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        total += value.byteLength;
        if (total <= limit) return controller.enqueue(value);
        const failure = new ModelFailure("bad_response", `The model's response was over ${limit} bytes.`);
        await reader.cancel(failure);
        controller.error(failure);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
