import type { Guard } from "./guards.ts";

const CHAT = "widget/src/chat";
const MOUNT = "widget/src/loader/mount.ts";
const BROWSER = ["server/src/testing/widget.test.ts"];
const SAFETY = ["server/src/testing/widget-safety.test.ts"];
const HOST = { tests: BROWSER, only: "a page's rules and transforms" };
const OPENED = { tests: BROWSER, only: "before it is opened" };
const PHONE = { tests: BROWSER, only: "on a phone the chat is modal" };
const UNSERVED = { tests: BROWSER, only: "a widget that can't serve" };
const OFFLINE = { tests: BROWSER, only: "a question without a connection" };
const UNREACHED = { tests: ["server/src/testing/widget-unreached.test.ts"], only: "a chat that did not come" };
const PORTS = { tests: SAFETY, only: "over one port" };
const BUILT = ["server/src/features/deployments/built-pages.test.ts"];

/** What once went wrong before visitors' eyes, each with the line that keeps it from coming back. */
export const WIDGET_GUARDS: readonly Guard[] = [
  {
    name: "widget: a person's reply arrives",
    file: `${CHAT}/watch-chat.ts`,
    text: 'else if (event.type === "message.changed") options.onMessage(event.data);',
    without: "",
    tests: BROWSER,
    only: "a person's words reach the visitor",
  },
  {
    name: "widget: beside a person no question gets an empty bubble",
    file: `${CHAT}/conversation.ts`,
    text: 'if (message.kind === "with_human") this',
    without: "if (false) this",
    tests: BROWSER,
    only: "a person's words reach the visitor",
  },
  {
    name: "widget: no rule of the page hides it",
    file: MOUNT,
    text: '.replaceAll(";", "!important;")',
    without: "",
    ...HOST,
  },
  {
    name: "widget: no transform of the page moves it",
    file: MOUNT,
    text: "host.isConnected && host.showPopover?.()",
    without: "undefined",
    ...HOST,
  },
  {
    name: "widget: two stand side by side",
    file: MOUNT,
    text: "before};color-scheme",
    without: "0};color-scheme",
    ...HOST,
  },
  {
    name: "widget: the same script twice is one",
    file: "widget/src/loader/loader.ts",
    text: "else if (known) known.attach();\n",
    without: "",
    ...HOST,
  },
  {
    name: "widget: what can't be served is a script that says why",
    file: "server/src/features/deployments/loader-script.ts",
    text: "return `console.warn(",
    without: "return `void (",
    ...UNSERVED,
  },
  {
    name: "widget: a site that is not allowed is told, and shown nothing",
    file: "widget/src/loader/loader.ts",
    text: "!settings.allowedOrigins.includes(location.origin)",
    without: "false",
    ...UNSERVED,
  },
  {
    name: "widget: the browser shows the chat on allowed sites alone",
    file: "server/src/features/deployments/pages.ts",
    text: "ancestors}; sandbox",
    without: '"*"}; sandbox',
    ...UNSERVED,
  },
  {
    name: "widget: the chat offers its port to one origin",
    file: `${CHAT}/host-port.ts`,
    text: "new URL(on).origin, [port2]",
    without: '"*", [port2]',
    ...PORTS,
  },
  {
    name: "widget: the page takes the port of its own frame",
    file: MOUNT,
    text: "source !== frame?.contentWindow || ",
    without: "",
    ...PORTS,
  },
  {
    name: "widget: Markdown becomes elements",
    file: `${CHAT}/components/answer-text.tsx`,
    text: "now.writer.write(content.slice(now.text.length));",
    without: "element.append(content.slice(now.text.length));",
    tests: SAFETY,
    only: "lists, tables, code",
  },
  {
    name: "widget: the field has the focus when it opens",
    file: `${CHAT}/main.tsx`,
    text: "  remote?.focus();\n",
    without: "",
    ...OPENED,
  },
  { name: "widget: the panel is a dialog", file: MOUNT, text: 'panel.role = "dialog";', without: "", ...OPENED },
  {
    name: "widget: behind a chat over the whole screen nothing can be reached",
    file: MOUNT,
    text: "document.body.inert = isFull;",
    without: "",
    ...PHONE,
  },
  {
    name: "widget: the key that ends a composition in Safari sends nothing",
    file: `${CHAT}/components/composer.tsx`,
    text: " || event.keyCode === 229",
    without: "",
    ...PHONE,
  },
  {
    name: "widget: a chat that did not come is told, and tried again",
    file: MOUNT,
    text: "frame.onload = () => setTimeout(judge, SPEAKS_WITHIN_MS);",
    without: "",
    ...UNREACHED,
  },
  {
    name: "widget: what comes late takes no focus",
    file: MOUNT,
    text: 'if (!put(notice) && isOpen) isOpen = "quiet";',
    without: "put(notice);",
    ...UNREACHED,
  },
  {
    name: "widget: a refusal is told to people",
    file: `${CHAT}/explain-problem.ts`,
    text: 'if (status === 429) return { kind: "too_fast", seconds: retryAfter ?? SECONDS_WITHOUT_WORD };',
    without: "",
    ...OFFLINE,
  },
  {
    name: "widget: what failed can be asked again",
    file: `${CHAT}/components/chat-line.tsx`,
    text: "conversation.askAgain(line.id)",
    without: "undefined",
    ...OFFLINE,
  },
  {
    name: "widget: a question stands there once, whoever tells of it",
    file: `${CHAT}/conversation-state.ts`,
    text: "known >= 0 ? known : findUnnamed(merged, message)",
    without: "known",
    tests: [`${CHAT}/conversation-state.test.ts`],
  },
  {
    name: "widget: the page keeps what the sandbox can't",
    file: MOUNT,
    text: "kept: store.read()",
    without: "kept: []",
    tests: BROWSER,
    only: "a chat is there again after a reload",
  },
  {
    name: "widget: who waits is told of it by the service's clock",
    file: `${CHAT}/conversation.ts`,
    text: " - this.#options.clockAheadMs",
    without: "",
    tests: BROWSER,
    only: "how long a person is waited for",
  },
  {
    name: "widget: something else under the name of what is kept is left alone",
    file: `${CHAT}/kept-visitor.ts`,
    text: " && Array.isArray(stored?.chats)",
    without: "",
    tests: ["widget/src/chat/kept-visitor.test.ts"],
    only: "what is no such text",
  },
  {
    name: "widget: what comes while somebody reads further up moves nothing",
    file: `${CHAT}/components/chat-log.tsx`,
    text: 'if (isAtEnd.current || last?.status === "sending")',
    without: "if (element)",
    tests: ["server/src/testing/widget-conversation.test.ts"],
    only: "what comes while somebody reads further up",
  },
  {
    name: "widget: a question waits for no preflight",
    file: "client/src/citedesk-client.ts",
    text: '"content-type": "text/plain"',
    without: '"content-type": "application/json"',
    ...OFFLINE,
  },
  {
    name: "pages: built files travel compressed",
    file: "server/src/platform/http/built-page-routes.ts",
    text: "preCompressed: true,",
    without: "",
    tests: BUILT,
  },
  {
    name: "pages: built files are kept for good",
    file: "server/src/platform/http/built-page-routes.ts",
    text: "immutable: true,",
    without: "",
    tests: BUILT,
  },
  {
    name: "pages: the contract and its page travel compressed",
    file: "server/src/platform/http/packed-body.ts",
    text: "if (encoding === undefined) return reply.send(this.#bytes);",
    without: "if (this.#bytes) return reply.send(this.#bytes);",
    tests: BUILT,
  },
];
