import type { LiveEvent, LiveTopic, Schema } from "@citedesk/client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { client } from "./client.ts";
import { renew, renewFailed } from "./use-api.ts";

/** Lists are read again at most this often, however much happens. */
const RENEW_MS = 500;
const AGAIN_MS = 5_000;
/** The screens read what they show while the first connection is made. */
const AT_ONCE_MS = 1_000;

type Typing = Schema<"Typing">;
type Presence = Schema<"Presence">;
let typing: readonly Typing[] = [];
let present: readonly Presence[] = [];
const listeners = new Set<() => void>();

function setTyping(next: readonly Typing[]): void {
  typing = next;
  for (const listener of listeners) listener();
}

/** The last of each person, unless they have gone. */
function setPresent(next: Presence): void {
  const id = idOf(next);
  const others = present.filter((one) => idOf(one) !== id && isNow(one));
  present = isNow(next) ? [...others, next] : others;
  for (const listener of listeners) listener();
}

const idOf = ({ visitor_id, member_id }: Presence) => visitor_id ?? member_id;
const isNow = ({ until }: { until: string }) => Date.parse(until) > Date.now();

/** Keeps what is shown as the service has it: one stream for the whole page. */
export function useLiveUpdates(topics: readonly LiveTopic[]): void {
  const queries = useQueryClient();
  const named = topics.join(",");
  useEffect(() => {
    if (named === "") return;
    const controller = new AbortController();
    const due = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const began = Date.now();
    let hasMissedNothing = () => Date.now() - began < AT_ONCE_MS;
    const renewSoon = (...paths: string[]) => {
      for (const path of paths) due.add(path);
      timer ??= setTimeout(() => {
        timer = undefined;
        const now = [...due];
        due.clear();
        void renew(queries, now);
      }, RENEW_MS);
    };
    const take = (event: LiveEvent) => {
      switch (event.type) {
        case "source.changed":
          queries.setQueryData(["/v2/sources/{id}", { path: { id: event.data.id } }], (old: object | undefined) =>
            old ? { ...old, ...event.data } : old,
          );
          return renewSoon("/v2/sources");
        case "source.deleted":
          return renewSoon("/v2/sources");
        case "lead.changed":
        case "lead.deleted":
          return renewSoon("/v2/leads");
        case "chat.changed":
        case "chat.deleted":
          return renewSoon("/v2/chats", "/v2/handoffs", "/v2/feedback");
        case "message.changed":
          // What they typed is here.
          if (event.data.role === "user") setTyping(typing.filter(({ chat_id }) => chat_id !== event.data.chat_id));
          return renewSoon("/v2/chats/{id}/messages", "/v2/feedback");
        case "typing":
          return setTyping([...typing.filter((one) => one.chat_id !== event.data.chat_id), event.data]);
        case "presence":
          return setPresent(event.data);
        case "reset":
          return renewSoon("/v2/");
        case "ready":
          if (!event.data.resumed || !hasMissedNothing()) renewSoon("/v2/");
          // The service answers again: what it did not answer meanwhile is asked anew, whatever was told or missed.
          else void renewFailed(queries);
          // From here on the client goes on behind the last event.
          hasMissedNothing = () => true;
      }
    };
    const follow = async () => {
      while (!controller.signal.aborted) {
        try {
          for await (const event of client.watch(named.split(",") as LiveTopic[], { signal: controller.signal }))
            take(event);
        } catch {
          // The stream ended for good, as after a sign-in that was revoked; what each screen reads tells why.
          if (!controller.signal.aborted) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        }
        // A new stream has no event to go on behind.
        hasMissedNothing = () => false;
      }
    };
    void follow();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [queries, named]);
}

/** Who types in this chat, while they do. */
export function useTyping(chatId: string): Typing | undefined {
  return useNow(() => typing.find((one) => one.chat_id === chatId && isNow(one)));
}

/** Their page, or another of theirs, is open. */
export function useIsHere(visitorId: string | null | undefined): boolean {
  return useNow(() => present.some((one) => one.role === "visitor" && one.visitor_id === visitorId && isNow(one)));
}

/** Colleagues with the dashboard open, as one text: `Sam, Maya`. */
export function useColleagues(): string {
  return useNow(() =>
    present
      .flatMap((one) => (one.role === "member" && one.name && isNow(one) ? [one.name] : []))
      .toSorted()
      .join(", "),
  );
}

function useNow<Value>(read: () => Value): Value {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    const timer = setInterval(listener, 1000);
    return () => {
      clearInterval(timer);
      listeners.delete(listener);
    };
  }, read);
}
