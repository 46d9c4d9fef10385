import type { Listening } from "../servers/listen.ts";
import { serveChatModel } from "../servers/serve-chat-model.ts";

/**
 * A model that obeys whatever stands between « and » anywhere in its prompt: the worst that an attacker can hope for.
 * `base64:` is decoded first, `SYSTEM` repeats its instructions. Without orders it copies a sentence of the first
 * passage.
 */
export function startObedientModel(): Promise<Listening> {
  return serveChatModel("obedient", obey);
}

/** What the model writes for a prompt. */
export function obey(messages: readonly { role: string; content: string }[]): string {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const prompt = messages.map(({ content }) => content).join("\n");
  const orders = [...prompt.matchAll(/«([\s\S]*?)»/g)].map((match) => {
    const order = match[1]!;
    if (order === "SYSTEM") return system.join("\n");
    return order.startsWith("base64:") ? Buffer.from(order.slice(7), "base64").toString("utf8") : order;
  });
  if (orders.length > 0) return `${[...new Set(orders)].join("\n")}\n`;
  const passages = prompt.slice(Math.max(0, prompt.search(/<passage number="\d+"/)));
  const first = /<passage number="(\d+)"[^>]*>\s*([\s\S]*?)<\/passage>/.exec(passages);
  const sentence = /(?<=^|\n|\. )[A-Z][^.\n]{20,200}\./.exec(first?.[2] ?? "")?.[0];
  return sentence ? `${sentence} [${first?.[1]}: "${sentence}"]\n` : "NOT_IN_SOURCES\n";
}
