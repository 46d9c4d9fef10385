import { defineConfig } from "vite";
import { pageConfig } from "./page-plugins.ts";

/** `npm run dev` shows the page from here with hot reload, all else from the service that runs at `CITEDESK_URL`. */
const service = process.env.CITEDESK_URL ?? "http://localhost:8080";
const FROM_SERVICE = ["/v2", "/widget", "/a/", "/assets/widget"];

// biome-ignore lint/style/noDefaultExport: Vite asks for it.
export default defineConfig({
  ...pageConfig,
  root: import.meta.dirname,
  server: { proxy: Object.fromEntries(FROM_SERVICE.map((path) => [path, service])) },
});
