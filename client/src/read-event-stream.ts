export interface ServerSentEvent {
  /** The last id that the stream gave, also when this event has none of its own. */
  id: string | undefined;
  /** Empty: there is nothing but a new id. */
  data: string;
}

/**
 * Reads server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) as far as this service
 * writes them. Throws when the connection breaks, or when nothing comes for `idleMs`: the service pings every 10 s.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  idleMs: number,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let id: string | undefined;
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await withinTime(reader.read(), idleMs);
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const data: string[] = [];
        const before = id;
        for (const line of block.split("\n")) {
          if (line.startsWith("id: ")) id = line.slice(4);
          else if (line.startsWith("data: ")) data.push(line.slice(6));
        }
        if (data.length > 0 || id !== before) yield { id, data: data.join("\n") };
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function withinTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came for ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
