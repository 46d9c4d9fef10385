import { isatty } from "node:tty";
import closeWithGrace from "close-with-grace";
import { readConfig } from "./config.ts";
import { startTelemetry } from "./start-telemetry.ts";
import { stopWithParent } from "./stop-with-parent.ts";

try {
  // A wrong setting is told before all the rest is loaded.
  const configured = readConfig(process.env);
  const telemetry = await startTelemetry(configured.config, process.env);
  const { startServer, stopLimitMs } = await import("./start-server.ts");
  const starting = startServer(configured);
  // Node.js undoes what nohup did: without a terminal there is none that could have been closed.
  const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));
  if (!hasTerminal) process.on("SIGHUP", () => {});
  const delay = stopLimitMs(configured.config);
  const grace = closeWithGrace({ delay, skip: hasTerminal ? [] : ["SIGHUP"] }, async ({ err }) => {
    if (err) console.error(err);
    // What has begun to start is stopped as a whole: nothing is left half made.
    await (await starting).close();
    await telemetry?.stop();
  });
  const stop = () => {
    console.error("citedesk: the shell that npm started it in has ended, so it stops.");
    grace.close();
  };
  stopWithParent(stop, { environment: process.env, parentOf: () => process.ppid });
  await starting;
} catch (error) {
  console.error(`citedesk: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
