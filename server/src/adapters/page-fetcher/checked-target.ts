import { isIP } from "node:net";
import { FetchFailure } from "../../ports/page-fetcher.ts";
import { privateAddressFailure } from "./fetch-failures.ts";

export interface TargetRules {
  mayConnect: (address: string) => boolean;
  /** Beside which an address is refused; "any" leaves out only the ports of other protocols. */
  allowedPorts: readonly number[] | "any";
}

/**
 * Reads an address and refuses what needs no look-up to be refused: another scheme, a name and password inside, a
 * port that isn't the web's, and IP literals that aren't public. Literals have to be seen here, because a connection
 * to one never asks for a look-up. Octal, hexadecimal, short and whole-number forms are already plain after parsing.
 *
 * Throws `FetchFailure` (`invalid_url`, `private_address`).
 */
export function checkedTarget(address: string, rules: TargetRules): URL {
  const url = URL.parse(address);
  if (url === null) throw invalid(address, "This is not a web address. Use one like https://example.com.");
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw invalid(address, `Addresses with ${url.protocol} can't be read. Use one that starts with https://.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw invalid(url.href, "The address holds a name or password. Remove the part before the @ sign.");
  }

  const hostname = url.hostname.replace(/\.+$/, "");
  if (hostname !== url.hostname) url.hostname = hostname;
  // Without its dots a name can end in a number, which no name may: then it stays as it was.
  if (hostname === "" || hostname !== url.hostname) {
    throw invalid(address, "The address names no site. Use one like https://example.com.");
  }
  url.hash = "";

  const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
  if (!isAllowedPort(port, rules.allowedPorts)) {
    throw invalid(url.href, `Port ${port} is not one that web pages use. Use 443 (https) or 80 (http).`);
  }

  const literal = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  if (isIP(literal) !== 0 && !rules.mayConnect(literal)) {
    throw privateAddressFailure(url.href, literal);
  }
  return url;
}

function isAllowedPort(port: number, allowed: TargetRules["allowedPorts"]): boolean {
  return allowed === "any" ? port !== 0 && !OTHER_PROTOCOLS.has(port) : allowed.includes(port);
}

/** Ports of other protocols whose servers could take our request for theirs: the Fetch standard's list, shortened. */
const OTHER_PROTOCOLS = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3306, 3659, 4045, 4190, 5060,
  5061, 5432, 6000, 6379, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080, 11211,
]);

function invalid(url: string, message: string): FetchFailure {
  return new FetchFailure("invalid_url", url, message);
}
