import type { LiveEvent } from "@citedesk/client";
import type { Message } from "./conversation-state.ts";
import { MAIL_LINK_ENDED, type Visitor } from "./visitor.ts";

type Data<Type extends LiveEvent["type"]> = Extract<LiveEvent, { type: Type }>["data"];

export interface WatchChatOptions {
  visitor: Visitor;
  signal: AbortSignal;
  /** The chat began just now: nothing can have been missed before a first connection that comes at once. */
  isNew: boolean;
  onConnected(isConnected: boolean): void;
  /** The mail's link opens the chat no longer. */
  onLinkEnded(): void;
  /** Something may have been missed: read it anew. */
  onGap(): Promise<void>;
  onMessage(message: Message): void;
  onChat(chat: Data<"chat.changed">): void;
  onTyping(typing: Data<"typing">): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** A person is not asked, and has not answered, within less. */
const AT_ONCE_MS = 2_000;

/**
 * Follows what others say in the visitor's chats until the signal ends it, over as many connections and tokens as it
 * takes. What may have been said before one of them listened is read anew.
 */
export async function watchChat(options: WatchChatOptions): Promise<void> {
  const { visitor, signal, onConnected } = options;
  const began = Date.now();
  let hasMissedNothing = () => options.isNew && Date.now() - began < AT_ONCE_MS;
  for (let waitMs = FIRST_WAIT_MS; !signal.aborted; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)) {
    try {
      const client = await visitor.client();
      for await (const event of client.watch(["chats", "typing"], { signal, onConnected })) {
        if (event.type === "ready") {
          waitMs = FIRST_WAIT_MS;
          onConnected(true);
          if (!event.data.resumed || !hasMissedNothing()) await options.onGap();
          // From here on the client goes on behind the last event.
          hasMissedNothing = () => true;
        } else if (event.type === "reset") await options.onGap();
        else if (event.type === "chat.changed") options.onChat(event.data);
        else if (event.type === "message.changed") options.onMessage(event.data);
        else if (event.type === "typing") options.onTyping(event.data);
      }
    } catch (error) {
      if (signal.aborted) return;
      if ((error as { code?: string }).code === MAIL_LINK_ENDED) return options.onLinkEnded();
      // Also at the end of a token, which is a 401 by then.
      if ((error as { status?: number }).status === 401) visitor.renew();
      else onConnected(false);
    }
    // A new token, or a first connection after all, has no event to go on behind.
    hasMissedNothing = () => false;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
