export { askForPerson, asksForDetails } from "./ask-for-person.ts";
export { requestHandoff } from "./handoff-moves.ts";
export { findPlaceInLine } from "./handoff-queries.ts";
export { handoffRoutes } from "./handoff-routes.ts";
export { Handoff } from "./handoff-schemas.ts";
export { lookAfterHandoffs } from "./look-after-handoffs.ts";
export { returnHandoffs } from "./return-handoffs.ts";
