import { type Config, ConfigError } from "./config.ts";
import { VERSION } from "./platform/version.ts";

type Environment = Record<string, string | undefined>;

/**
 * Sends traces and metrics by OTLP where the standard variables of OpenTelemetry ask for it; undefined: none does. The
 * SDK reads them itself, and is installed by who wants it. Throws `ConfigError`.
 */
export async function startTelemetry(
  { telemetryBy }: Pick<Config, "telemetryBy">,
  environment: Environment,
): Promise<{ stop(): Promise<void> } | undefined> {
  if (telemetryBy === undefined) return undefined;
  // The log goes its own way; metrics are sent as traces are.
  environment.OTEL_LOGS_EXPORTER ??= "none";
  environment.OTEL_METRICS_EXPORTER ??= "otlp";
  environment.OTEL_SERVICE_NAME ??= "citedesk";
  const attributes = [`service.version=${VERSION}`, environment.OTEL_RESOURCE_ATTRIBUTES];
  environment.OTEL_RESOURCE_ATTRIBUTES = attributes.filter(Boolean).join(",");
  const { NodeSDK } = await import("@opentelemetry/sdk-node").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new ConfigError(telemetryBy, "needs `npm install --no-save @opentelemetry/sdk-node`, or unset it.");
  });
  const sdk = new NodeSDK({ instrumentations: [] });
  sdk.start();
  // A collector that is away must not hold up the end.
  return { stop: () => sdk.shutdown().catch(() => {}) };
}
