/** @jsxImportSource preact */
import "./chat.css";
import { render } from "preact";
import type { Stored, ToChat } from "../port-messages.ts";
import { applyTheme } from "./apply-theme.ts";
import { changeTheme } from "./change-theme.ts";
import { ChatApp, type Remote } from "./chat-app.tsx";
import { readOptions } from "./chat-options.ts";
import { readSettings } from "./chat-settings.ts";
import { checkAttributes } from "./check-attributes.ts";
import { checkContext } from "./check-context.ts";
import { checkEvent } from "./check-event.ts";
import { Conversation } from "./conversation.ts";
import type { ConversationState } from "./conversation-state.ts";
import { openHostPort } from "./host-port.ts";
import { readKept, writeKept } from "./kept-visitor.ts";
import { loadTexts, takeTexts } from "./texts/load-texts.ts";
import type { Speech } from "./texts/speak.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const LAST_CHATS = 20;

/** What the page around the chat knows of the visitor. */
interface HandOver {
  stored: Stored | null;
  userToken: string | null | undefined;
  search: string;
}

const settings = readSettings(document.body);
const options = readOptions(location.href);
let handOver: (handed: HandOver) => void;
const handedOver = new Promise<HandOver>((resolve) => {
  handOver = resolve;
});
let isShown = false;
let unread = 0;

/** What runs, from before the page around the chat has handed over what it keeps. */
interface Running {
  stored: Stored;
  speech: Speech;
  visitor: Visitor;
  conversation: Conversation;
  remote?: Remote;
  draw(): void;
}

const host = openHostPort(settings.deploymentId, location.href);
const started = start();
host.listen(receive);

async function receive(message: ToChat): Promise<void> {
  const running = await started;
  if (message.type === "start") checkAttributes(message.attributes);
  if (message.type === "start") takeOver(running, { ...message, stored: readKept(message.kept, Date.now()) });
  if (message.type === "shown") show(running, message.shown);
  if (message.type === "call") await call(running, message.method, message.values);
}

/** Draws the chat: its field can be typed in while the page around it is still being asked. */
async function start(): Promise<Running> {
  // A page of ours has no language of its own.
  const around = options.mode === "page" ? "" : options.language;
  const wanted = settings.language === "" ? [around, ...navigator.languages] : [settings.language];
  const speech = takeTexts(document.body, wanted) ?? (await loadTexts(wanted));
  applyTheme(settings.theme, options.theme);
  const stored: Stored = { chats: [] };
  const visitor = createVisitor({
    baseUrl: location.origin,
    ticket: settings.ticket,
    mailToken: options.mailToken,
    handedOver: handedOver.then(({ stored, userToken }) => ({ token: stored?.token, identityToken: userToken ?? "" })),
    onToken: (token) => keep({ token }),
    onInvalidIdentity: (reason) => {
      console.warn(`Citedesk: the visitor's identity token is refused. ${reason}`);
      host.send({ type: "event", name: "error", detail: { code: "invalid_identity" } });
    },
    now: () => Date.now() + settings.clockAheadMs,
    fetchTicket,
  });
  const conversation = new Conversation({
    agentId: settings.agentId,
    // The loader says on which page it stands, without its query.
    pageUrl: new URLSearchParams(location.search).get("on") ?? undefined,
    visitor,
    clockAheadMs: settings.clockAheadMs,
    isOnline: () => navigator.onLine,
    onChange: (state) => noticePerson(running, state),
    onChat: (current, title) => {
      const others = stored.chats.filter(({ id }) => id !== current);
      const chats = current ? [{ id: current, title, at: Date.now() }, ...others].slice(0, LAST_CHATS) : others;
      keep({ current, chats });
    },
    onUnsent: (unsent) => keep({ unsent }),
    onEvent: (name, detail) => host.send({ type: "event", name, detail }),
  });
  const running: Running = { stored, speech, visitor, conversation, draw };

  function keep(change: Partial<Stored>): void {
    Object.assign(stored, change);
    // Before the first question there is nothing to keep.
    if (stored.token) store(stored);
  }

  function draw(): void {
    document.documentElement.lang = running.speech.language;
    document.documentElement.dir = running.speech.direction;
    render(
      <ChatApp
        settings={settings}
        speech={running.speech}
        conversation={conversation}
        state={conversation.state}
        visitor={visitor}
        mode={options.mode}
        stored={stored}
        canStore={options.storage !== "none"}
        tell={host.send}
        onConsent={(consent) => {
          keep({ consent });
          draw();
        }}
        onDeleted={() => forget(running)}
        onAsked={() => {
          keep({ asked: true });
          draw();
        }}
        onRemote={(remote) => {
          running.remote = remote;
        }}
      />,
      document.body,
    );
  }

  draw();
  isShown = options.isShown !== false || options.mode === "page";
  if (options.isShown === "quiet") markReady();
  else if (isShown) takeKeys(running.remote);
  else if (options.mode === "inline") markReady();
  addEventListener("online", () => conversation.sendWaiting());
  return running;
}

function store(stored: Stored): void {
  host.send({ type: "store", kept: writeKept(stored, Date.now()), isRemembered: stored.consent === true });
}

/** Goes on where the visitor was. */
function takeOver(running: Running, handed: HandOver): void {
  const { stored, conversation, remote, draw } = running;
  Object.assign(stored, handed.stored);
  // Remembered here from the beginning, because the site's owner has the visitor's yes.
  if (options.storage === "remember") stored.consent = true;
  // Who comes by a mail has left their details.
  if (options.mailToken) stored.asked = true;
  handOver(handed);
  draw();
  const question = new URLSearchParams(handed.search).get("q");
  if (question) remote?.ask(question, false);
  if (options.mailToken) return void conversation.openMailed();
  // Whoever was quicker has begun a chat already.
  if (conversation.state.lines.length > 0) return;
  if (stored.current && stored.token) void restore(running, stored.current);
  else if (stored.unsent) void conversation.ask(stored.unsent);
}

/** The chat that was open, and the question that was not sent yet. */
async function restore({ conversation, stored }: Running, chatId: string): Promise<void> {
  const { unsent } = stored;
  const title = stored.chats.find(({ id }) => id === chatId)?.title ?? "";
  try {
    await conversation.open(chatId, title);
    const isThere = conversation.state.lines.some(({ role, content }) => role === "user" && content === unsent);
    if (unsent && !isThere) await conversation.ask(unsent);
  } catch (error) {
    // It is gone, or somebody else's: a new one begins with the next question.
    if ((error as { status?: number }).status) conversation.begin();
  }
}

function forget({ conversation, visitor, stored, draw }: Running): void {
  conversation.begin();
  visitor.identify(null);
  for (const name of Object.keys(stored)) delete stored[name as keyof Stored];
  stored.chats = [];
  host.send({ type: "store", kept: null, isRemembered: false });
  draw();
}

/** A person's words that nobody sees are counted on the launcher. */
function noticePerson(running: Running | undefined, state: ConversationState): void {
  if (!running) return;
  running.draw();
  const words = state.lines.filter(({ role }) => role === "member").length;
  if (isShown || words === seenWords) {
    seenWords = words;
    return;
  }
  unread += Math.max(0, words - seenWords);
  seenWords = words;
  host.send({ type: "unread", count: unread });
}
let seenWords = 0;

function show({ remote }: Running, shown: boolean): void {
  // Told once more of what it began with, it leaves the focus to who took it meanwhile.
  if (shown === isShown) return;
  isShown = shown;
  if (!shown) return;
  if (unread > 0) host.send({ type: "unread", count: 0 });
  unread = 0;
  // A chat that is part of a page takes no focus by itself.
  if (options.mode !== "inline") takeKeys(remote);
}

function takeKeys(remote: Remote | undefined): void {
  remote?.focus();
  markReady();
}

/** For the browser's own tools, and for the bench. */
function markReady(): void {
  performance.mark("field ready");
}

async function call(running: Running, method: string, [value, options]: unknown[]): Promise<void> {
  const { conversation, remote, visitor, stored, draw } = running;
  switch (method) {
    case "ask":
      remote?.ask(String(value), (options as { send?: boolean } | undefined)?.send === true);
      break;
    case "on":
      checkEvent(value);
      break;
    case "newChat":
      conversation.begin();
      break;
    case "identify":
      if (value === null) forget(running);
      else visitor.identify(String(value));
      break;
    case "consent":
      stored.consent = value === true;
      if (stored.token) store(stored);
      draw();
      break;
    case "setLanguage":
      running.speech = await loadTexts([String(value)]);
      draw();
      break;
    case "setContext":
      conversation.setContext(checkContext(value));
      break;
    case "setTheme":
      host.send({ type: "theme", values: changeTheme(settings.theme, value) });
  }
}

// The page around the chat sees no key that is pressed in here.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") host.send({ type: "close" });
});

async function fetchTicket(): Promise<string> {
  const page = await (await fetch(location.href, { credentials: "omit" })).text();
  return readSettings(new DOMParser().parseFromString(page, "text/html").body).ticket;
}
