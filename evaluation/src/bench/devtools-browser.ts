import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { withTemporaryFolder } from "./service-under-test.ts";

/** A browser that nothing looks into while it works: what watches a page's frames holds each up until it has looked. */
export interface DevtoolsBrowser {
  openPage(): Promise<DevtoolsPage>;
  /** What its main threads do while `work` runs, in Chromium's trace format. */
  trace(work: () => Promise<unknown>): Promise<TraceEvent[]>;
}

export interface DevtoolsPage {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, awaited. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** The same in the one frame that the page shows; the browser is told of it only now. */
  evaluateInFrame<Value>(expression: string): Promise<Value>;
  /** The pointer comes from afar, and the finger goes down and up at once. */
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

/** Microseconds; `tdur` of processor time. */
export interface TraceEvent {
  name: string;
  dur?: number;
  tdur?: number;
  args: { data?: { url?: string; fileName?: string } };
}

type Answer = Record<string, unknown>;
type Send = (method: string, parameters?: object, sessionId?: string) => Promise<Answer>;

const ANNOUNCED = /^DevTools listening on (ws:\S+)/;
const FLAGS = [
  ...["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  ...["--window-size=1280,900", "--remote-debugging-port=0"],
];
const CATEGORIES = ["devtools.timeline", "v8"];
const LOOK_EVERY_MS = 20;

/** Chromium with a profile of its own, until `work` is done. */
export async function withDevtoolsBrowser<Result>(
  path: string,
  work: (browser: DevtoolsBrowser) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder(async (folder) => {
    const child = spawn(path, [...FLAGS, `--user-data-dir=${folder}`, "about:blank"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", () => reject(new Error(`${path} ended before it could be spoken to.`)));
        createInterface({ input: child.stderr }).on("line", (line) => {
          const found = ANNOUNCED.exec(line)?.[1];
          if (found !== undefined) resolve(found);
        });
      });
      return await work(await connect(address));
    } finally {
      child.kill();
      await ended;
    }
  });
}

async function connect(address: string): Promise<DevtoolsBrowser> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No browser answers at ${address}.`));
  });
  let count = 0;
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  const listeners = new Set<(method: string, parameters: Answer, sessionId?: string) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data));
    const asked = waiting.get(message.id);
    if (message.id === undefined)
      for (const listener of listeners) listener(message.method, message.params, message.sessionId);
    else if (message.error) asked?.reject(new Error(message.error.message));
    else asked?.resolve(message.result);
    waiting.delete(message.id);
  };
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      socket.send(JSON.stringify({ id: count, method, params, ...(sessionId ? { sessionId } : {}) }));
    });
  const once = (wanted: string, session?: string) =>
    new Promise<void>((resolve) => {
      const listener = (method: string, _: Answer, sessionId?: string) => {
        if (method !== wanted || sessionId !== session) return;
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
    });
  return {
    openPage: () => openPage(send, once),
    async trace(work) {
      const events: TraceEvent[] = [];
      const collect = (method: string, { value }: Answer) => {
        if (method === "Tracing.dataCollected") events.push(...(value as TraceEvent[]));
      };
      listeners.add(collect);
      await send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES } });
      await work();
      const complete = once("Tracing.tracingComplete");
      await send("Tracing.end");
      await complete;
      listeners.delete(collect);
      return events;
    },
  };
}

async function openPage(
  send: Send,
  once: (method: string, sessionId?: string) => Promise<void>,
): Promise<DevtoolsPage> {
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const attach = async (id: unknown) =>
    (await send("Target.attachToTarget", { targetId: id, flatten: true })).sessionId as string;
  const session = await attach(targetId);
  await send("Page.enable", {}, session);

  async function evaluate<Value>(expression: string, sessionId: string): Promise<Value> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send("Runtime.evaluate", options, sessionId);
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return (result as { value: Value }).value;
  }

  return {
    async goto(url) {
      const loaded = once("Page.loadEventFired", session);
      await send("Page.navigate", { url }, session);
      await loaded;
    },
    evaluate: (expression) => evaluate(expression, session),
    async evaluateInFrame(expression) {
      for (;;) {
        const { targetInfos } = await send("Target.getTargets");
        const frame = (targetInfos as { type: string; targetId: string; parentFrameId?: string }[]).find(
          ({ type, parentFrameId }) => type === "iframe" && parentFrameId === targetId,
        );
        if (frame) return evaluate(expression, await attach(frame.targetId));
        await wait(LOOK_EVERY_MS);
      }
    },
    async click(x, y) {
      const press = (type: string) =>
        send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 }, session);
      await send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y }, session);
      await Promise.all([press("mousePressed"), press("mouseReleased")]);
    },
    async close() {
      await send("Target.closeTarget", { targetId });
    },
  };
}
