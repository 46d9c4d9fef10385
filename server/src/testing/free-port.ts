import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below those that a system gives to whoever asks for any: until a service listens, nobody else gets its port. */
const FIRST = 10_000;
const COUNT = 20_000;
let next = randomInt(COUNT);

/** A port of 127.0.0.1 that nobody listens on right now. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
