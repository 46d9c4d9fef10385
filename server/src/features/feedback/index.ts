export { feedbackRoutes } from "./feedback-routes.ts";
export { Feedback } from "./feedback-schemas.ts";
export { storeFeedback } from "./put-feedback.ts";
