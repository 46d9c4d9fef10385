import closeWithGrace from "close-with-grace";
import { startServer } from "./start-server.ts";
import { stopWithParent } from "./stop-with-parent.ts";

try {
  const server = await startServer(process.env);
  const grace = closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err) console.error(err);
    await server.close();
  });
  stopWithParent(() => grace.close(), { environment: process.env, parentOf: () => process.ppid });
} catch (error) {
  console.error(`citedesk: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
