import { AppError } from "../../platform/errors/app-error.ts";

/** Until `npm run build` has run; the service runs it by itself once it is ready. */
export class PagesNotBuiltError extends AppError {
  constructor() {
    super("unavailable", "pages_not_built", "The pages are being built. Try again in a minute.", {
      headers: { "retry-after": "10" },
    });
  }
}
