import { Resolver } from "node:dns";
import { isIP } from "node:net";
import type { TrustedProxies } from "./platform/http/trusted-proxies.ts";

// Values of environment variables as the service takes them. Each throws a `ConfigError` that names the variable.

/** Says in one line which setting is wrong and what it takes. */
export class ConfigError extends Error {
  constructor(name: string, message: string) {
    super(`${name}: ${message}`);
    this.name = "ConfigError";
  }
}

export function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new ConfigError(name, `\`${value}\` is not a whole number from ${least} to ${most}.`);
  return number;
}

export function amount(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+(\.\d+)?$/.test(value) || number > 1_000_000)
    throw new ConfigError(name, `\`${value}\` is not an amount in US dollars such as 2.50.`);
  return number;
}

export function oneOf<const Value extends string>(name: string, value: string, values: readonly Value[]): Value {
  const found = values.find((candidate) => candidate === value);
  if (!found) throw new ConfigError(name, `\`${value}\` is not one of ${values.join(", ")}.`);
  return found;
}

export function flag(name: string, value: string): boolean {
  if (["on", "true", "1", "yes"].includes(value)) return true;
  if (["off", "false", "0", "no"].includes(value)) return false;
  throw new ConfigError(name, `\`${value}\` is neither \`on\` nor \`off\`.`);
}

export function privateNetwork(
  name: string,
  value: string,
): { allowPrivateNetwork: boolean; allowedNetworks: string[] } {
  if (!value.includes("/")) return { allowPrivateNetwork: flag(name, value), allowedNetworks: [] };
  const allowedNetworks = value.split(",").map((network) => network.trim());
  const wrong = allowedNetworks.find((network) => !isNetwork(network));
  if (wrong !== undefined)
    throw new ConfigError(name, `\`${wrong}\` is neither \`on\`, \`off\` nor a network such as 10.20.0.0/16.`);
  return { allowPrivateNetwork: false, allowedNetworks };
}

/** Whoever believes every proxy believes the left-most address, which the client itself writes. */
export function trustedProxies(name: string, value: string): TrustedProxies | undefined {
  if (["off", "false", "no", "0"].includes(value)) return undefined;
  if (/^\d+$/.test(value)) return { hops: wholeNumber(name, value, 1, MAX_PROXIES) };
  const networks = value.split(",").map((network) => network.trim());
  const wrong = networks.find((network) => isIP(network) === 0 && !isNetwork(network));
  if (wrong === undefined) return { networks };
  throw new ConfigError(
    name,
    `\`${wrong}\` doesn't say whom to believe. Set how many proxies stand in front (1), or their networks (10.0.0.0/8,192.0.2.1).`,
  );
}

const MAX_PROXIES = 16;

function isNetwork(text: string): boolean {
  const [, ip = "", length] = /^([^/%]+)\/(\d{1,3})$/.exec(text) ?? [];
  return isIP(ip) !== 0 && Number(length) <= (isIP(ip) === 4 ? 32 : 128);
}

export function nameServers(name: string, value: string | undefined): string[] {
  const servers = (value ?? "").split(",").flatMap((server) => server.trim() || []);
  for (const server of servers) {
    try {
      new Resolver().setServers([server]);
    } catch {
      throw new ConfigError(
        name,
        `\`${server}\` is not the address of a name server such as 9.9.9.9 or 10.0.0.2:5353.`,
      );
    }
  }
  return servers;
}

export function address(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol))
    throw new ConfigError(name, `\`${value}\` is not an http(s) address such as https://help.example.com.`);
  return url.href.replace(/\/$/, "");
}

export function optionalAddress(name: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : address(name, value);
}

/** RFC 9116, 2.5.3: an address of the web or of mail. */
export function contact(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && !/^(?:https:\/\/|mailto:[^\s@]+@)[^\s]+$/.test(value))
    throw new ConfigError(name, `\`${value}\` is neither mailto:security@example.com nor an https address.`);
  return value;
}

export function databaseAddress(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value))
    throw new ConfigError(
      "DATABASE_URL",
      "is not a postgres:// address such as postgres://user:password@host:5432/name.",
    );
  return value;
}

export function mailServer(name: string, value: string | undefined): string | undefined {
  // The value may hold a password: it is not repeated.
  if (value !== undefined && !(/^smtps?:\/\//.test(value) && URL.canParse(value)))
    throw new ConfigError(name, "is not an address such as smtp://user:password@mail.example.com:587.");
  return value;
}

export function sender(name: string, value: string): string {
  if (!/^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value))
    throw new ConfigError(name, `\`${value}\` is not a sender such as Help desk <help@example.com>.`);
  return value;
}

export function email(name: string, value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new ConfigError(name, `\`${value}\` is not an e-mail address.`);
  return value.toLowerCase();
}

export function password(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && value.length < 8) throw new ConfigError(name, "needs at least 8 characters.");
  return value;
}

export function secret(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && value.length < 32)
    throw new ConfigError(name, "needs at least 32 characters, e.g. the output of `openssl rand -hex 32`.");
  return value;
}
