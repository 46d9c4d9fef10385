import { readFileSync } from "node:fs";
import { ConfigError } from "./config-values.ts";

type Environment = Record<string, string | undefined>;

/** What must not stand in an environment that others may read. */
const SECRETS = [
  "ADMIN_PASSWORD",
  "ANTHROPIC_API_KEY",
  "DATABASE_URL",
  "EMBEDDING_API_KEY",
  "GOOGLE_API_KEY",
  "METRICS_TOKEN",
  "OPENAI_API_KEY",
  "RERANK_API_KEY",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SECRET_KEY",
  "SECRET_KEY_PREVIOUS",
  "SMTP_URL",
] as const;

/** The same environment, with `NAME` read from the file that `NAME_FILE` names. Throws `ConfigError`. */
export function readSecretFiles(environment: Environment): Environment {
  const read: Environment = { ...environment };
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (environment[name]) throw new ConfigError(`${name}_FILE`, `and ${name} are both set; leave one.`);
    read[name] = readSecret(name, path);
  }
  return read;
}

function readSecret(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new ConfigError(`${name}_FILE`, `${path} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (text === "") throw new ConfigError(`${name}_FILE`, `${path} is empty.`);
  return text;
}
