import { ConfigError, flag, oneOf, optionalAddress } from "./config-values.ts";

/** Where uploaded files, index segments and archives are kept. */
export type FileStoreSettings =
  | { kind: "folder" | "database" }
  | {
      kind: "s3";
      bucket: string;
      /** Empty, or ends with a slash. */
      prefix: string;
      endpoint: string | undefined;
      region: string;
      isPathStyle: boolean;
    };

type Text = (name: string) => string | undefined;

/** Throws `ConfigError`. */
export function fileStoreSettings(text: Text): FileStoreSettings {
  const kind = oneOf("FILE_STORE", text("FILE_STORE") ?? "folder", ["folder", "database", "s3"]);
  if (kind === "database" && text("DATABASE_URL") === undefined)
    throw new ConfigError("FILE_STORE", "`database` needs DATABASE_URL; beside the embedded database is a folder.");
  if (kind !== "s3") return { kind };
  const bucket = text("S3_BUCKET");
  if (bucket === undefined) throw new ConfigError("S3_BUCKET", "is missing; FILE_STORE is `s3`.");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError("S3_BUCKET", `\`${bucket}\` is not the name of a bucket.`);
  const prefix = (text("S3_PREFIX") ?? "").replace(/\/*$/, "/").replace(/^\//, "");
  if (!/^[\w.!*'()/-]*$/.test(prefix) || prefix.includes("//"))
    throw new ConfigError("S3_PREFIX", `\`${prefix}\` is not a folder's name such as citedesk/files.`);
  const endpoint = optionalAddress("S3_ENDPOINT", text("S3_ENDPOINT"));
  return {
    kind,
    bucket,
    prefix,
    endpoint,
    region: text("S3_REGION") ?? "us-east-1",
    isPathStyle: flag("S3_PATH_STYLE", text("S3_PATH_STYLE") ?? (endpoint === undefined ? "off" : "on")),
  };
}

/** Undefined: the AWS SDK looks for keys where it always does. */
export function fileStoreKeys(text: Text): { id: string; secret: string } | undefined {
  const [id, secret] = [text("S3_ACCESS_KEY_ID"), text("S3_SECRET_ACCESS_KEY")];
  if (id === undefined && secret === undefined) return undefined;
  if (id === undefined) throw new ConfigError("S3_ACCESS_KEY_ID", "is missing; S3_SECRET_ACCESS_KEY is set.");
  if (secret === undefined) throw new ConfigError("S3_SECRET_ACCESS_KEY", "is missing; S3_ACCESS_KEY_ID is set.");
  return { id, secret };
}
