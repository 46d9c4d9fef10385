import { ConflictError } from "../../platform/errors/app-error.ts";

export async function refuseTakenShortcut<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "replies_shortcut")
      throw new ConflictError("name_taken", "Another reply of this library has this shortcut; choose a different one.");
    throw error;
  }
}
