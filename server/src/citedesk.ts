import { importEntry } from "./import-entry.ts";

// npm run citedesk -- COMMAND …   docs/operations.md
await importEntry("run-operator");
