import { readConfig } from "../config.ts";
import { startServer } from "../start-server.ts";

// The service as `npm start` runs it, on either engine, without its background jobs: for whoever measures requests.
const { config, secrets } = readConfig(process.env);
const server = await startServer({ config: { ...config, role: "api" }, secrets });
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
