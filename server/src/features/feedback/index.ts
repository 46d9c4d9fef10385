export { feedbackRoutes } from "./feedback-routes.ts";
export { Feedback } from "./feedback-schemas.ts";
export { putFeedback } from "./put-feedback.ts";
