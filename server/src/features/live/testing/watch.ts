import { after } from "node:test";

export interface SeenEvent {
  id: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on what is inside.
  data: any;
}

export interface Watch {
  events: SeenEvent[];
  /** Resolves with the first event that fits, also one that has come already. */
  next(fits: (event: SeenEvent) => boolean, limitMs?: number): Promise<SeenEvent>;
  /** Resolves when the service has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Reads `GET /v2/live` as any client of server-sent events would. */
export async function watch(url: string, token: string, topics: string, lastEventId?: string): Promise<Watch> {
  const controller = new AbortController();
  after(() => controller.abort());
  const response = await fetch(`${url}/v2/live?topics=${topics}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { "last-event-id": lastEventId } : {}) },
    signal: controller.signal,
  });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const events: SeenEvent[] = [];
  const waiting = new Set<() => void>();
  const ended = read(response.body!, (event) => {
    events.push(event);
    for (const look of waiting) look();
  });
  return {
    events,
    ended,
    close: () => controller.abort(),
    next: (fits, limitMs = 5_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`It did not come. What came: ${events.map(({ type }) => type).join(", ")}`));
        }, limitMs);
        const look = () => {
          const found = events.find(fits);
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

async function read(body: ReadableStream<Uint8Array>, tell: (event: SeenEvent) => void): Promise<void> {
  let text = "";
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop()!;
      for (const block of blocks) {
        const id = /^id: (.*)$/m.exec(block)?.[1] ?? "";
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) tell({ id, ...JSON.parse(data) });
      }
    }
  } catch {
    // The test has closed it.
  }
}
