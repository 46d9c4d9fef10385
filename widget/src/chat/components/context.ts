import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ChatSettings } from "../chat-settings.ts";
import type { Conversation } from "../conversation.ts";
import type { Citation, Line } from "../conversation-state.ts";
import type { Speech } from "../texts/speak.ts";
import type { Visitor } from "../visitor.ts";

/** What every part of the chat may use. */
export interface Chat {
  settings: ChatSettings;
  speech: Speech;
  conversation: Conversation;
  visitor: Visitor;
  ask(question: string): void;
  /** Puts it into the field. */
  fill(question: string): void;
  askPerson(): void;
  /** Waits for nobody any longer. */
  leavePerson(): void;
  openLeadForm(): void;
  /** Beyond this tab: it is, it can be, or there is nowhere to. */
  remembered: "yes" | "offered" | "no";
  remember(): void;
  /** The visitor has left their details beside this chat. */
  hasLeftDetails: boolean;
  openSources(line: Line, citation: Citation): void;
  emit(name: string, detail: object): void;
}

export const ChatContext = createContext<Chat | undefined>(undefined);

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("There is no chat around this part.");
  return chat;
}
