import { ConfigError, oneOf } from "./config-values.ts";

/** Throws `ConfigError`. */
export function passageIndexSetting(text: (name: string) => string | undefined): "memory" | "postgres" {
  const kind = oneOf("PASSAGE_INDEX", text("PASSAGE_INDEX") ?? "memory", ["memory", "postgres"]);
  if (kind === "postgres" && text("DATABASE_URL") === undefined)
    throw new ConfigError(
      "PASSAGE_INDEX",
      "`postgres` needs DATABASE_URL; beside the embedded database it is `memory`.",
    );
  return kind;
}
