import { AppError } from "../errors/app-error.ts";

/** What is stored was sealed with a key that this process does not have. `advice`: what whoever asks can do. */
export class SecretLostError extends AppError {
  constructor(advice = "Set it anew.") {
    super("conflict", "secret_lost", `It was encrypted with another SECRET_KEY and can't be read any more. ${advice}`);
    this.name = "SecretLostError";
  }
}
