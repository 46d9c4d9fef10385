import closeWithGrace from "close-with-grace";
import { startServer } from "./start-server.ts";

try {
  const server = await startServer(process.env);
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err) console.error(err);
    await server.close();
  });
} catch (error) {
  console.error(`citedesk: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
