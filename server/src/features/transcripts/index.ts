export { transcriptRoutes } from "./transcript-routes.ts";
