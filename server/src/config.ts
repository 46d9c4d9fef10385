import { join, resolve } from "node:path";
import {
  address,
  amount,
  ConfigError,
  contact,
  databaseAddress,
  email,
  flag,
  mailServer,
  nameServers,
  oneOf,
  optionalAddress,
  password,
  privateNetwork,
  secret,
  sender,
  trustedProxies,
  wholeNumber,
} from "./config-values.ts";
import { type FileStoreSettings, fileStoreKeys, fileStoreSettings } from "./file-store-settings.ts";
import { type AdmissionSettings, admissionSettings, type OpenidSettings, openidSettings } from "./openid-settings.ts";
import { passageIndexSetting } from "./passage-index-setting.ts";
import type { TrustedProxies } from "./platform/http/trusted-proxies.ts";
import { readSecretFiles } from "./read-secret-files.ts";

export { ConfigError };

/** Everything the environment decides, parsed once. `docs/configuration.md` explains each. */
export interface Config {
  port: number;
  host: string;
  baseUrl: string;
  /** False: `baseUrl` is a guess, and pages go by the address that they were opened under. */
  isBaseUrlSet: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Of an outside Postgres. */
  database: { poolSize: number; poolWaitMs: number; statementTimeoutMs: number; lockTimeoutMs: number };
  /** The variable of OpenTelemetry that asks for traces and metrics; undefined: none does. */
  telemetryBy: string | undefined;
  /** A statement that takes longer is logged; 0: none. */
  slowStatementMs: number;
  fileStore: FileStoreSettings;
  role: "all" | "api" | "worker";
  /** Who makes accounts: the operator alone, administrators of the instance too, or anybody with an address. */
  signUp: "off" | "invite" | "open";
  /** `on` reaches every private address; networks in CIDR notation only those. */
  allowPrivateNetwork: boolean;
  allowedNetworks: string[];
  /** Asked about the domains of clients; none: those of the machine. */
  dnsServers: string[];
  /** A browser for pages that are empty without their scripts. */
  chromiumPath: string | undefined;
  rateLimits: boolean;
  /** Requests a minute. */
  rateBudgets: { credential: number; visitor: number; address: number; newVisitors: number };
  /** The proxies whose word on the client's address, name and scheme is taken; undefined: none. */
  trustedProxies: TrustedProxies | undefined;
  maxUploadBytes: number;
  /** Of an archive of a workspace. */
  maxImportBytes: number;
  /** Where weaknesses are to be told: an address for `security.txt`. */
  securityContact: string | undefined;
  /** With less room for files, uploads are refused: chats need what is left. */
  minFreeBytes: number;
  /** Between the word that this process stops, and its end: until balancers have noticed. */
  drainSeconds: number;
  /** Where passages are searched: in this process, or where they are stored. */
  passageIndex: "memory" | "postgres";
  indexCacheBytes: number;
  gapMinQuestions: number;
  /** How long a site's word about who a visitor is holds at most. */
  identityTokenHours: number;
  answerLostAfterSeconds: number;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  admin: { email: string; password: string | undefined };
  /** Sender of invitations and links; used with `SMTP_URL`. */
  mailFrom: string;
  models: {
    openaiBaseUrl: string | undefined;
    anthropicBaseUrl: string | undefined;
    googleBaseUrl: string | undefined;
    timeoutMs: number;
    /** What one assistant may spend on models a day (UTC), in US dollars; undefined: no limit. */
    dailyBudgetDollars: number | undefined;
  };
  /** Rankers besides words; undefined: words alone. */
  embedding: EndpointEmbedding | LocalEmbedding | undefined;
  rerank: RankerSettings | undefined;
  openid: OpenidSettings | undefined;
  admission: AdmissionSettings;
}

interface Ranker {
  /** As in `GET /v2/models`; an endpoint gets what follows the first slash. */
  model: string;
  /** Its share of a passage's score; words keep .7 at least. */
  weight: number;
}

interface RankerSettings extends Ranker {
  baseUrl: string;
}

interface EndpointEmbedding extends RankerSettings {
  kind: "endpoint";
  dimensions: number;
}

/** A model that runs on this machine, out of packages that the operator installed. */
export interface LocalEmbedding extends Ranker {
  kind: "local";
  folder: string;
  memoryBytes: number;
}

/** Kept apart so that nothing logs it by accident. */
export interface Secrets {
  secretKey: string | undefined;
  /** Who may read `/metrics` from another machine. */
  metricsToken: string | undefined;
  previousSecretKey: string | undefined;
  /** Holds the mail server's password. */
  smtpUrl: string | undefined;
  openaiApiKey: string | undefined;
  anthropicApiKey: string | undefined;
  googleApiKey: string | undefined;
  embeddingApiKey: string | undefined;
  rerankApiKey: string | undefined;
  fileStoreKeys: { id: string; secret: string } | undefined;
  /** Of this service with the provider that people sign in with. */
  openidClientSecret: string | undefined;
}

type Environment = Record<string, string | undefined>;

/** Throws `ConfigError` at the first wrong value. An empty variable counts as not set. */
export function readConfig(given: Environment): { config: Config; secrets: Secrets } {
  const environment = readSecretFiles(given);
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const port = wholeNumber("PORT", text("PORT") ?? "8080", 0, 65_535);
  const host = text("HOST") ?? "localhost";
  const dataDir = resolve(text("DATA_DIR") ?? join(import.meta.dirname, "../../data"));
  const config: Config = {
    port,
    host,
    baseUrl: address("BASE_URL", text("BASE_URL") ?? `http://localhost:${port}`),
    isBaseUrlSet: text("BASE_URL") !== undefined,
    dataDir,
    databaseUrl: databaseAddress(text("DATABASE_URL")),
    database: {
      poolSize: wholeNumber("DATABASE_POOL_SIZE", text("DATABASE_POOL_SIZE") ?? "10", 3, 1_000),
      poolWaitMs: seconds("DATABASE_POOL_WAIT_SECONDS", text("DATABASE_POOL_WAIT_SECONDS") ?? "10"),
      statementTimeoutMs: seconds("DATABASE_STATEMENT_SECONDS", text("DATABASE_STATEMENT_SECONDS") ?? "30"),
      lockTimeoutMs: seconds("DATABASE_LOCK_SECONDS", text("DATABASE_LOCK_SECONDS") ?? "10"),
    },
    minFreeBytes: wholeNumber("MIN_FREE_MB", text("MIN_FREE_MB") ?? "500", 0, 1_000_000) * 1024 * 1024,
    telemetryBy: text("OTEL_SDK_DISABLED") === "true" ? undefined : TELEMETRY_SETTINGS.find(text),
    slowStatementMs: wholeNumber("SLOW_STATEMENT_MS", text("SLOW_STATEMENT_MS") ?? "1000", 0, 3_600_000),
    fileStore: fileStoreSettings(text),
    role: oneOf("ROLE", text("ROLE") ?? "all", ["all", "api", "worker"]),
    signUp: oneOf("SIGN_UP", text("SIGN_UP") ?? "invite", ["off", "invite", "open"]),
    ...privateNetwork("ALLOW_PRIVATE_NETWORK", text("ALLOW_PRIVATE_NETWORK") ?? "off"),
    dnsServers: nameServers("DNS_SERVERS", text("DNS_SERVERS")),
    chromiumPath: text("CHROMIUM_PATH"),
    rateLimits: flag("RATE_LIMITS", text("RATE_LIMITS") ?? "on"),
    rateBudgets: {
      credential: wholeNumber("RATE_LIMIT_CREDENTIAL", text("RATE_LIMIT_CREDENTIAL") ?? "1200", 1, 1_000_000),
      visitor: wholeNumber("RATE_LIMIT_VISITOR", text("RATE_LIMIT_VISITOR") ?? "60", 1, 1_000_000),
      address: wholeNumber("RATE_LIMIT_ADDRESS", text("RATE_LIMIT_ADDRESS") ?? "300", 1, 1_000_000),
      newVisitors: wholeNumber("RATE_LIMIT_NEW_VISITORS", text("RATE_LIMIT_NEW_VISITORS") ?? "60", 1, 1_000_000),
    },
    trustedProxies: trustedProxies("TRUST_PROXY", text("TRUST_PROXY") ?? "off"),
    maxImportBytes: wholeNumber("MAX_IMPORT_MB", text("MAX_IMPORT_MB") ?? "2000", 1, 100_000) * 1024 * 1024,
    maxUploadBytes: wholeNumber("MAX_UPLOAD_MB", text("MAX_UPLOAD_MB") ?? "50", 1, 2_000) * 1024 * 1024,
    securityContact: contact("SECURITY_CONTACT", text("SECURITY_CONTACT")),
    drainSeconds: wholeNumber("DRAIN_SECONDS", text("DRAIN_SECONDS") ?? (text("DATABASE_URL") ? "5" : "0"), 0, 300),
    passageIndex: passageIndexSetting(text),
    indexCacheBytes: wholeNumber("INDEX_CACHE_MB", text("INDEX_CACHE_MB") ?? "512", 16, 65_536) * 1024 * 1024,
    identityTokenHours: wholeNumber("IDENTITY_TOKEN_HOURS", text("IDENTITY_TOKEN_HOURS") ?? "24", 1, 720),
    answerLostAfterSeconds: wholeNumber(
      "ANSWER_LOST_AFTER_SECONDS",
      text("ANSWER_LOST_AFTER_SECONDS") ?? "300",
      10,
      3_600,
    ),
    gapMinQuestions: wholeNumber("GAP_MIN_QUESTIONS", text("GAP_MIN_QUESTIONS") ?? "2", 1, 1_000),
    logLevel: oneOf("LOG_LEVEL", text("LOG_LEVEL") ?? "warn", ["silent", "error", "warn", "info", "debug"]),
    admin: {
      email: email("ADMIN_EMAIL", text("ADMIN_EMAIL") ?? "owner@citedesk.local"),
      password: password("ADMIN_PASSWORD", environment.ADMIN_PASSWORD || undefined),
    },
    mailFrom: sender("MAIL_FROM", text("MAIL_FROM") ?? "Citedesk <citedesk@localhost>"),
    models: {
      openaiBaseUrl: optionalAddress("OPENAI_BASE_URL", text("OPENAI_BASE_URL")),
      anthropicBaseUrl: optionalAddress("ANTHROPIC_BASE_URL", text("ANTHROPIC_BASE_URL")),
      googleBaseUrl: optionalAddress("GOOGLE_BASE_URL", text("GOOGLE_BASE_URL")),
      timeoutMs: wholeNumber("MODEL_TIMEOUT_SECONDS", text("MODEL_TIMEOUT_SECONDS") ?? "30", 1, 600) * 1000,
      dailyBudgetDollars: amount("MODEL_BUDGET_PER_DAY", text("MODEL_BUDGET_PER_DAY")),
    },
    embedding: embedding(text, dataDir),
    rerank: ranker("RERANK", text, undefined),
    openid: openidSettings(text),
    admission: admissionSettings(text),
  };
  const furtherWeight = (config.embedding?.weight ?? 0) + (config.rerank?.weight ?? 0);
  if (furtherWeight > MAX_RANKER_WEIGHT + 1e-9)
    throw new ConfigError("RERANK_WEIGHT", `with EMBEDDING_WEIGHT it is ${furtherWeight}; words must keep .7.`);
  if (config.role !== "all" && !config.databaseUrl)
    throw new ConfigError("ROLE", `\`${config.role}\` needs DATABASE_URL: the embedded database serves one process.`);
  if (config.signUp === "open" && text("SMTP_URL") === undefined)
    throw new ConfigError("SIGN_UP", "`open` needs SMTP_URL: a new address is proven by a mail to it.");
  const secrets: Secrets = {
    secretKey: secret("SECRET_KEY", text("SECRET_KEY")),
    metricsToken: secret("METRICS_TOKEN", text("METRICS_TOKEN")),
    previousSecretKey: secret("SECRET_KEY_PREVIOUS", text("SECRET_KEY_PREVIOUS")),
    smtpUrl: mailServer("SMTP_URL", text("SMTP_URL")),
    openaiApiKey: text("OPENAI_API_KEY"),
    anthropicApiKey: text("ANTHROPIC_API_KEY"),
    googleApiKey: text("GOOGLE_API_KEY"),
    embeddingApiKey: text("EMBEDDING_API_KEY") ?? (text("EMBEDDING_BASE_URL") ? undefined : text("OPENAI_API_KEY")),
    rerankApiKey: text("RERANK_API_KEY"),
    fileStoreKeys: fileStoreKeys(text),
    openidClientSecret: text("OIDC_CLIENT_SECRET"),
  };
  return { config, secrets };
}

const seconds = (name: string, value: string): number => wholeNumber(name, value, 1, 3_600) * 1000;

/** Any of them asks for traces and metrics: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
const TELEMETRY_SETTINGS = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
  "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
  "OTEL_TRACES_EXPORTER",
  "OTEL_METRICS_EXPORTER",
];

const OPENAI_ADDRESS = "https://api.openai.com/v1";
const USUAL_DIMENSIONS = "1536";
const USUAL_RANKER_WEIGHT = "0.15";
const MAX_RANKER_WEIGHT = 0.3;

function embedding(text: (name: string) => string | undefined, dataDir: string): Config["embedding"] {
  const model = text("EMBEDDING_MODEL");
  if (model !== undefined && LOCAL_MODEL.test(model) && text("EMBEDDING_BASE_URL") === undefined)
    return {
      kind: "local",
      model,
      weight: weight("EMBEDDING", text),
      folder: resolve(text("EMBEDDING_FOLDER") ?? join(dataDir, "embedder")),
      memoryBytes: wholeNumber("EMBEDDING_MEMORY_MB", text("EMBEDDING_MEMORY_MB") ?? "1024", 128, 65_536) * 1024 * 1024,
    };
  const settings = ranker("EMBEDDING", text, text("OPENAI_BASE_URL") ?? OPENAI_ADDRESS);
  const dimensions = text("EMBEDDING_DIMENSIONS") ?? USUAL_DIMENSIONS;
  return (
    settings && {
      ...settings,
      kind: "endpoint",
      dimensions: wholeNumber("EMBEDDING_DIMENSIONS", dimensions, 1, 16_000),
    }
  );
}

/** Names that stand for packages on this machine, unless an address is given. */
const LOCAL_MODEL = /^(energetic-ai|transformers)\//;

function ranker(
  kind: "EMBEDDING" | "RERANK",
  text: (name: string) => string | undefined,
  usualBaseUrl: string | undefined,
): RankerSettings | undefined {
  const model = text(`${kind}_MODEL`);
  if (model === undefined) return undefined;
  if (!/^[^/\s]+\/\S+$/.test(model))
    throw new ConfigError(
      `${kind}_MODEL`,
      `\`${model}\` is not a provider and a name such as openai/text-embedding-3-small.`,
    );
  const baseUrl = text(`${kind}_BASE_URL`) ?? usualBaseUrl;
  if (baseUrl === undefined) throw new ConfigError(`${kind}_BASE_URL`, `is needed with ${kind}_MODEL.`);
  return { model, baseUrl: address(`${kind}_BASE_URL`, baseUrl), weight: weight(kind, text) };
}

function weight(kind: "EMBEDDING" | "RERANK", text: (name: string) => string | undefined): number {
  const share = Number(text(`${kind}_WEIGHT`) ?? USUAL_RANKER_WEIGHT);
  if (!(share > 0 && share <= MAX_RANKER_WEIGHT))
    throw new ConfigError(`${kind}_WEIGHT`, `is not a number above 0 and up to ${MAX_RANKER_WEIGHT}.`);
  return share;
}
