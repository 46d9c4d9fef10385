import { importEntry } from "./import-entry.ts";

// npm start
await importEntry("serve");
