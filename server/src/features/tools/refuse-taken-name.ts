import { ConflictError } from "../../platform/errors/app-error.ts";

export async function refuseTakenName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "tools_name")
      throw new ConflictError("name_taken", "Another tool has this name; choose a different one.");
    throw error;
  }
}
