import type { ChatPart, CitedeskClient, Schema } from "@citedesk/client";
import { AnswerReader } from "./answer-reader.ts";
import type { PageContext } from "./check-context.ts";
import {
  type ConversationState,
  EMPTY,
  type Line,
  type Message,
  mergeMessages,
  withoutAnswer,
} from "./conversation-state.ts";
import { explainProblem } from "./explain-problem.ts";
import type { Visitor } from "./visitor.ts";
import { watchChat } from "./watch-chat.ts";

export interface ConversationOptions {
  agentId: string;
  /** Of the page around the chat. */
  pageUrl?: string | undefined;
  visitor: Visitor;
  clockAheadMs: number;
  isOnline(): boolean;
  onChange(state: ConversationState): void;
  /** A chat has begun, or another one is open. */
  onChat(chatId: string | undefined, title: string): void;
  /** What could not be sent yet; undefined: nothing. */
  onUnsent(question: string | undefined): void;
  /** For the page around the chat: ids alone. */
  onEvent(name: string, detail: object): void;
}

const MESSAGES_READ = 50;
const MAILED_AGAIN_MS = 5_000;
const TYPING_EVERY_MS = 3_000;
/** From when it was heard: the visitor's clock may be hours from the service's. */
const TYPING_HOLDS_MS = 6_000;
/** What breaks and is there again sooner is nobody's concern. */
const BREAK_TOLD_MS = 1_000;

/**
 * One visitor's chat, whatever shows it: what is said, by whom, and how far it is. A question goes through `sending`
 * (or `offline`, until there is a connection) to `done` or `failed`; its answer through `streaming` to `done`,
 * `stopped` or `failed`. Each question has a key, so that one that is sent again is the same question.
 */
export class Conversation {
  readonly #options: ConversationOptions;
  #state: ConversationState = EMPTY;
  #watch: AbortController | undefined;
  #reading: AbortController | undefined;
  #typingSentAt = 0;
  #context: PageContext | undefined;
  readonly #answers = new AnswerReader();
  /** Connections that are being opened again. */
  readonly #broken = new Set<AbortController>();
  #breakTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConversationOptions) {
    this.#options = options;
  }

  get state(): ConversationState {
    return this.#state;
  }

  get isAnswering(): boolean {
    return this.#state.lines.some(({ status }) => status === "sending" || status === "streaming");
  }

  async ask(question: string): Promise<void> {
    const content = question.trim();
    if (content === "" || this.isAnswering) return;
    const id = `own-${newKey()}`;
    this.#add({ id, role: "user", content, status: "sending", citations: [], key: newKey() });
    this.#options.onEvent("question", { chat_id: this.#state.chatId ?? null });
    await this.#send(id);
  }

  /** The question behind a failure, once more. */
  async askAgain(id: string): Promise<void> {
    const lines = this.#state.lines;
    const place = lines.findIndex((line) => line.id === id);
    const question = lines.slice(0, place + 1).findLast(({ role }) => role === "user");
    if (!question || this.isAnswering) return;
    // Its answer failed for good: that key would bring the failure again.
    const isAnswered = lines[place]?.role === "assistant";
    this.#set({ lines: lines.filter((line) => line.id !== id || line === question) });
    this.#patch(question.id, { ...(isAnswered || !question.key ? { key: newKey() } : {}) });
    await this.#send(question.id);
  }

  async stop(): Promise<void> {
    const answer = this.#state.lines.findLast(({ status, role }) => status === "streaming" && role === "assistant");
    if (!answer) return;
    const client = await this.#options.visitor.client();
    const message = await client.post("/v2/messages/{id}/cancel", { path: { id: answer.id } });
    this.#merge([message]);
  }

  /** What was asked while there was no connection. */
  async sendWaiting(): Promise<void> {
    for (const { id, status } of this.#state.lines) if (status === "offline") await this.#send(id);
  }

  /** An earlier chat, as the service has it, with the answer that is still being written. */
  async open(chatId: string, title: string): Promise<void> {
    this.#leave();
    this.#set({ ...EMPTY, chatId });
    await this.#reload(true);
    this.#options.onChat(chatId, title);
    this.#watchLive(false);
    await this.#resume();
  }

  /** The chat that a mail's link is for. Where it opens none any more, that is said, and a new one can begin. */
  async openMailed(): Promise<void> {
    const { visitor } = this.#options;
    for (;;)
      try {
        await visitor.client();
        return await this.open(visitor.mailedChat()!, "");
      } catch (error) {
        if (isRefused(error)) return this.#endMailed();
        this.#set({ isConnected: false });
        await new Promise((resolve) => setTimeout(resolve, MAILED_AGAIN_MS));
      }
  }

  begin(): void {
    this.#leave();
    this.#options.visitor.leaveMail();
    this.#set(EMPTY);
    this.#options.onChat(undefined, "");
  }

  async askPerson(reason: string): Promise<void> {
    const client = await this.#options.visitor.client();
    const chatId = this.#state.chatId ?? (await this.#createChat(client));
    const body = {
      chat_id: chatId,
      ...(reason ? { reason } : {}),
      ...(this.#context ? { context: this.#context } : {}),
    };
    const { usual_wait_seconds: usual } = await client.post("/v2/handoffs", { body });
    const usualWaitSeconds = usual ?? undefined;
    this.#set({ status: "waiting_for_human", waitingSince: Date.now(), usualWaitSeconds, notice: undefined });
    this.#options.onEvent("handoff", { chat_id: chatId });
    this.#watchLive(true);
  }

  /** The visitor waits for a person no longer. */
  async leavePerson(): Promise<void> {
    const { chatId } = this.#state;
    if (!chatId) return;
    const client = await this.#options.visitor.client();
    // Asked again, a chat that waits answers with what it waits for, also after a reload.
    const { id } = await client.post("/v2/handoffs", { body: { chat_id: chatId } });
    await client.post("/v2/handoffs/{id}/withdraw", { path: { id } });
    this.#set({ status: "open", waitingSince: undefined });
  }

  /** What the page says of the visitor's place, for the person who takes over. */
  setContext(context: PageContext | undefined): void {
    this.#context = context;
  }

  async rate(id: string, rating: "positive" | "negative" | null, reasons: string[] = [], comment = ""): Promise<void> {
    const before = this.#state.lines.find((line) => line.id === id)?.rating ?? null;
    this.#patch(id, { rating });
    try {
      const client = await this.#options.visitor.client();
      const body = { rating, reasons: reasons as never[], comment: comment || null };
      await client.put("/v2/messages/{id}/feedback", { path: { id }, body });
      this.#options.onEvent("feedback", { message_id: id, rating });
    } catch (error) {
      this.#patch(id, { rating: before });
      throw error;
    }
  }

  /** What the visitor thinks of the person who has left. */
  async ratePerson(rating: "positive" | "negative" | null, comment = ""): Promise<void> {
    const { lastPerson, chatId } = this.#state;
    if (!lastPerson) return;
    this.#set({ lastPerson: { ...lastPerson, rating } });
    try {
      const client = await this.#options.visitor.client();
      const path = { id: lastPerson.handoff_id };
      await client.post("/v2/handoffs/{id}/rate", { path, body: { rating, comment: comment || null } });
      this.#options.onEvent("feedback", { handoff_id: path.id, chat_id: chatId, rating });
    } catch (error) {
      this.#set({ lastPerson });
      throw error;
    }
  }

  /** The whole chat as text, in the visitor's language and time. */
  async readTranscript(language: string): Promise<string> {
    const client = await this.#options.visitor.client();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const query = { language, ...(timeZone ? { time_zone: timeZone } : {}) };
    const { text } = await client.get("/v2/chats/{id}/transcript", { path: { id: this.#state.chatId! }, query });
    return text;
  }

  /** To the person who is here; the assistant has no use for it. */
  async tellTyping(): Promise<void> {
    const { status, chatId } = this.#state;
    if (status !== "with_human" || !chatId || Date.now() - this.#typingSentAt < TYPING_EVERY_MS) return;
    this.#typingSentAt = Date.now();
    const client = await this.#options.visitor.client();
    await client.post("/v2/chats/{id}/typing", { path: { id: chatId } }).catch(() => {
      // Told and forgotten: the message itself comes through, or says why not.
    });
  }

  close(): void {
    this.#leave();
  }

  /** Where a chat begins. */
  #place(): { page_url?: string } {
    const { pageUrl } = this.#options;
    return pageUrl ? { page_url: pageUrl } : {};
  }

  async #createChat(client: CitedeskClient): Promise<string> {
    const chat = await client.post("/v2/chats", {
      body: { agent_id: this.#options.agentId, title: "", ...this.#place() },
    });
    this.#set({ chatId: chat.id });
    this.#options.onChat(chat.id, chat.title);
    return chat.id;
  }

  async #send(id: string): Promise<void> {
    const question = this.#state.lines.find((line) => line.id === id);
    if (!question) return;
    this.#options.onUnsent(question.content);
    if (!this.#options.isOnline()) return this.#patch(id, { status: "offline" });
    const { problem: _, ...withoutProblem } = question;
    this.#replace(id, { ...withoutProblem, status: "sending" });
    try {
      await this.#stream(question);
    } catch (error) {
      this.#fail(question, error);
    }
  }

  async #stream(question: Line): Promise<void> {
    const reading = new AbortController();
    this.#reading = reading;
    for (let tries = 0; ; tries++)
      try {
        const client = await this.#options.visitor.client();
        const chatId = this.#state.chatId ?? this.#options.visitor.mailedChat();
        const body = {
          agent_id: this.#options.agentId,
          message: question.content,
          ...(chatId ? { chat_id: chatId } : this.#place()),
        };
        const options = { ...this.#linkOf(reading), idempotencyKey: question.key! };
        await this.#read(this.#answers.read(client, body, options), question);
        if (this.#reading === reading) this.#reading = undefined;
        return;
      } catch (error) {
        if (tries > 0 || !this.#mend(error)) throw error;
      } finally {
        this.#tellLink(reading, true);
      }
  }

  /** What a second try may get right: a token that has expired, a chat that is gone. */
  #mend(error: unknown): boolean {
    const { status } = error as { status?: number };
    if (status === 401) this.#options.visitor.renew();
    else if (status === 404 && this.#options.visitor.isByMail()) this.#endMailed();
    else if (status === 404 && this.#state.chatId) this.#set({ chatId: undefined });
    else return false;
    return true;
  }

  async #read(parts: AsyncIterable<ChatPart>, question: Line | undefined): Promise<void> {
    let answerId: string | undefined;
    for await (const part of parts)
      switch (part.type) {
        case "start": {
          answerId = part.messageId;
          if (question) this.#accept(question, part.messageMetadata.chat_id);
          const known = this.#state.lines.find(({ id }) => id === answerId);
          if (!known) this.#add(emptyAnswer(answerId));
          else if (known.role === "assistant") this.#patch(answerId, { content: "", citations: [] });
          break;
        }
        case "text-delta":
          this.#grow(answerId, (line) => ({ ...line, content: line.content + part.delta }));
          break;
        case "data-citation":
          this.#grow(answerId, (line) => ({ ...line, citations: [...line.citations, part.data] }));
          break;
        case "data-answer":
          this.#finish(part.data, question);
          break;
        case "error":
          this.#change(answerId, (line) => ({ ...line, status: "failed", problem: { kind: "broken_off" } }));
      }
    // The stream ended without an ending.
    this.#change(answerId, (line) =>
      line.status === "streaming" ? { ...line, status: "failed", problem: { kind: "broken_off" } } : line,
    );
  }

  #accept(question: Line, chatId: string): void {
    const isNew = this.#state.chatId !== chatId;
    this.#set({ chatId, notice: undefined });
    this.#patch(this.#idOf(question), { status: "done" });
    this.#options.onUnsent(undefined);
    if (isNew) this.#options.onChat(chatId, question.content);
    this.#watchLive(true);
  }

  #finish(message: Message, question: Line | undefined): void {
    // Without a stream of its own, e.g. an answer that was there already.
    if (question) this.#accept(question, message.chat_id);
    if (message.kind === "with_human") this.#set({ lines: withoutAnswer(this.#state.lines, message.id) });
    else this.#merge([message]);
    const ids = { message_id: message.id, chat_id: message.chat_id };
    if (message.answered === false) this.#options.onEvent("abstain", { ...ids, reason: message.reason });
    else if (message.answered) this.#options.onEvent("answer", ids);
    if (!message.answered && message.kind !== "with_human") void this.#readStatus(message.chat_id);
  }

  /** With what answers nothing a person may have been asked for, before the first live stream listened. */
  async #readStatus(chatId: string): Promise<void> {
    try {
      const client = await this.#options.visitor.client();
      const chat = await client.get("/v2/chats/{id}", { path: { id: chatId } });
      if (this.#state.chatId === chatId) this.#follow(chat);
    } catch {
      // The live stream tells of what changes from now on, and reads anew what it missed.
    }
  }

  /** A question may have got its id from the live stream while it was sent. */
  #idOf({ id, key }: Line): string {
    return this.#state.lines.find((line) => line.key !== undefined && line.key === key)?.id ?? id;
  }

  #fail(question: Line | undefined, error: unknown): void {
    if (this.#reading?.signal.aborted) return;
    const answer = this.#state.lines.find(({ status }) => status === "streaming");
    const problem = explainProblem(error);
    const id = question && this.#idOf(question);
    if (answer) this.#patch(answer.id, { status: "failed", problem: { kind: "broken_off" } });
    // It arrived: the live stream has told of it.
    else if (id !== question?.id) this.#change(id, (line) => ({ ...line, status: "done" }));
    else if (this.#options.isOnline()) this.#change(id, (line) => ({ ...line, status: "failed", problem }));
    else this.#change(id, (line) => ({ ...line, status: "offline" }));
    this.#options.onEvent("error", { code: problem.kind });
  }

  /** Status and messages as the service has them; after a break, or a reload. */
  async #reload(isOpening = false): Promise<void> {
    const { chatId } = this.#state;
    if (!chatId) return;
    for (let tries = 0; ; tries++)
      try {
        const client = await this.#options.visitor.client();
        const path = { id: chatId };
        const [chat, page] = await Promise.all([
          client.get("/v2/chats/{id}", { path }),
          client.get("/v2/chats/{id}/messages", { path, query: { limit: MESSAGES_READ } }),
        ]);
        if (this.#state.chatId !== chatId) return;
        this.#merge(page.data, isOpening);
        this.#follow(chat);
        return;
      } catch (error) {
        if (tries > 0 || (error as { status?: number }).status !== 401) throw error;
        this.#options.visitor.renew();
      }
  }

  async #resume(): Promise<void> {
    const { chatId, lines } = this.#state;
    if (!chatId || !lines.some(({ status }) => status === "streaming")) return;
    const reading = new AbortController();
    this.#reading = reading;
    const client = await this.#options.visitor.client();
    try {
      await this.#read(client.resumeChat(chatId, this.#linkOf(reading)), undefined);
      if (this.#reading === reading) this.#reading = undefined;
      // It ended between the reading and the stream.
      if (this.isAnswering) await this.#reload();
    } catch (error) {
      if (!reading.signal.aborted) this.#fail(undefined, error);
    } finally {
      this.#tellLink(reading, true);
    }
  }

  #watchLive(isNew: boolean): void {
    if (this.#watch) return;
    const watch = new AbortController();
    this.#watch = watch;
    void watchChat({
      visitor: this.#options.visitor,
      ...this.#linkOf(watch),
      isNew,
      onLinkEnded: () => this.#endMailed(),
      onGap: () => this.#reload(),
      onMessage: (message) => message.chat_id === this.#state.chatId && this.#hear(message),
      onChat: (chat) => chat.id === this.#state.chatId && this.#follow(chat),
      onTyping: ({ chat_id, name }) => {
        if (chat_id !== this.#state.chatId) return;
        this.#set({ typing: { name, until: Date.now() + TYPING_HOLDS_MS } });
      },
    });
  }

  /** Of the live stream, which also tells what this chat said itself. */
  #hear(message: Message): void {
    const known = this.#state.lines.find(({ id }) => id === message.id);
    // Its own stream brings it, sentence by sentence.
    if (message.role === "assistant" && known?.status === "streaming" && this.#reading) return;
    const isNews = message.role === "member" && !known;
    this.#merge([message]);
    if (!isNews) return;
    this.#set({ typing: undefined, person: message.author?.name });
    this.#options.onEvent("person", { message_id: message.id, chat_id: message.chat_id });
  }

  #follow(chat: Pick<Schema<"Chat">, "status" | "updated_at" | "holder_name" | "last_person">): void {
    const before = this.#state.status;
    const { status } = chat;
    const isLeft = before === "with_human" && status !== "with_human";
    const notice = status === "resolved" ? "resolved" : isLeft && status === "open" ? "released" : this.#state.notice;
    this.#set({
      status,
      notice: status === "with_human" ? undefined : notice,
      lastPerson: chat.last_person,
      waitingSince:
        status === "waiting_for_human"
          ? (this.#state.waitingSince ?? Date.parse(chat.updated_at) - this.#options.clockAheadMs)
          : undefined,
      // A chat may go from one person to another, who has not written yet.
      ...(status === "with_human" ? { person: chat.holder_name || undefined } : { typing: undefined }),
    });
  }

  /** What is shown stays; the next question begins a chat of somebody new. */
  #endMailed(): void {
    this.#leave();
    this.#options.visitor.leaveMail();
    this.#set({
      chatId: undefined,
      status: "open",
      waitingSince: undefined,
      typing: undefined,
      isConnected: true,
      lastPerson: null,
      notice: "linkEnded",
    });
  }

  #leave(): void {
    this.#watch?.abort();
    this.#reading?.abort();
    this.#watch = undefined;
    this.#reading = undefined;
    this.#forgetBreaks();
  }

  #linkOf(link: AbortController) {
    return { signal: link.signal, onConnected: (isConnected: boolean) => this.#tellLink(link, isConnected) };
  }

  /** Says so while one of them is broken for longer than a moment. */
  #tellLink(link: AbortController, isConnected: boolean): void {
    if (link.signal.aborted) return;
    if (!isConnected) {
      this.#broken.add(link);
      this.#breakTimer ??= setTimeout(() => this.#set({ isConnected: false }), BREAK_TOLD_MS);
    } else if (this.#broken.delete(link) && this.#broken.size === 0) {
      this.#forgetBreaks();
      this.#set({ isConnected: true });
    }
  }

  #forgetBreaks(): void {
    this.#broken.clear();
    clearTimeout(this.#breakTimer);
    this.#breakTimer = undefined;
  }

  #merge(messages: readonly Message[], isOpening = false): void {
    const person = messages.find(({ author }) => author)?.author?.name;
    const lines = mergeMessages(this.#state.lines, messages);
    const last = lines.at(-1);
    const isFound = isOpening && last?.status !== "streaming";
    this.#set({ lines, ...(person ? { person } : {}), ...(isFound ? { foundLast: last?.id } : {}) });
  }

  #add(line: Line): void {
    this.#set({ lines: [...this.#state.lines, line] });
  }

  #patch(id: string, change: Partial<Line>): void {
    this.#change(id, (line) => ({ ...line, ...change }));
  }

  /** What has ended meanwhile, by a reading of the whole, grows no more. */
  #grow(id: string | undefined, change: (line: Line) => Line): void {
    this.#change(id, (line) => (line.status === "streaming" ? change(line) : line));
  }

  #replace(id: string, line: Line): void {
    this.#change(id, () => line);
  }

  #change(id: string | undefined, change: (line: Line) => Line): void {
    if (id === undefined) return;
    this.#set({ lines: this.#state.lines.map((line) => (line.id === id ? change(line) : line)) });
  }

  #set(change: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...change };
    this.#options.onChange(this.#state);
  }
}

/** Asked again it would be refused again. */
function isRefused(error: unknown): boolean {
  return [401, 403, 404].includes((error as { status?: number }).status ?? 0);
}

function emptyAnswer(id: string): Line {
  return { id, role: "assistant", content: "", status: "streaming", citations: [] };
}

/** Not `crypto.randomUUID`: browsers keep that from pages that came over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
