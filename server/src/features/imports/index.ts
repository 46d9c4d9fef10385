export { RUN_IMPORT_JOB, type RunImportJob } from "./import-context.ts";
export { importRoutes } from "./import-routes.ts";
export { runImport } from "./run-import.ts";
