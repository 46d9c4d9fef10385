import { ForbiddenError } from "../../platform/errors/app-error.ts";
import { findBuiltInTool } from "./built-in-tools.ts";

export function assertOwnTool(publicId: string): void {
  if (findBuiltInTool(publicId)) throw new ForbiddenError("A built-in tool can't be changed.");
}
