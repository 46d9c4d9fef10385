import { uuidv7 } from "uuidv7";

/** Kinds of ids as they appear in front of the underscore. */
export type IdentifierPrefix =
  | "account"
  | "agent"
  | "audit"
  | "brand"
  | "change"
  | "chat"
  | "check"
  | "check_result"
  | "delivery"
  | "deployment"
  | "document"
  | "domain"
  | "event"
  | "feedback"
  | "gap"
  | "handoff"
  | "import"
  | "invitation"
  | "key"
  | "lead"
  | "member"
  | "message"
  | "note"
  | "passage"
  | "person"
  | "receipt"
  | "reply"
  | "secret"
  | "session"
  | "source"
  | "task"
  | "tool"
  | "user"
  | "visitor"
  | "webhook"
  | "workspace";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const VALUES = new Map([...ALPHABET].map((character, value) => [character, BigInt(value)]));
const SUFFIX_LENGTH = 26;
const HYPHEN = 0x2d;
/** Of each hexadecimal digit, by its code. */
const HEX_VALUES: readonly (number | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? undefined : value;
});
/** Written anew for each id, which then is one string and not a chain of them. */
const suffixBytes = Buffer.alloc(SUFFIX_LENGTH);

/** A new UUIDv7, as stored. */
export function newId(): string {
  return uuidv7();
}

/** UUID → `agent_01h2xcejqtf2nbrexx3vqjhp41` (TypeID 0.3: prefix, underscore, Crockford base32 of the 128 bits). */
export function formatId(prefix: IdentifierPrefix, uuid: string): string {
  return `${prefix}_${formatSuffix(uuid)}`;
}

/** What follows the underscore. Throws a `SyntaxError` where something else than a UUID is given. */
export function formatSuffix(uuid: string): string {
  let length = 0;
  let held = 0;
  // 26 characters hold two bits more than a UUID has.
  let heldBits = SUFFIX_LENGTH * 5 - 128;
  for (let place = 0; place < uuid.length; place++) {
    const code = uuid.charCodeAt(place);
    if (code === HYPHEN) continue;
    const value = HEX_VALUES[code];
    if (value === undefined) throw new SyntaxError(`Not a UUID: ${uuid}`);
    held = (held << 4) | value;
    heldBits += 4;
    if (heldBits < 5) continue;
    heldBits -= 5;
    suffixBytes[length++] = ALPHABET.charCodeAt(held >> heldBits);
    held &= (1 << heldBits) - 1;
  }
  return suffixBytes.toString("latin1", 0, length);
}

/** The UUID behind a public id, or undefined when it is not an id of this kind. */
export function parseId(prefix: IdentifierPrefix, id: string): string | undefined {
  if (!id.startsWith(`${prefix}_`)) return undefined;
  return parseSuffix(id.slice(prefix.length + 1));
}

/** The UUID behind what follows the underscore of a public id; undefined when it is none. */
export function parseSuffix(suffix: string): string | undefined {
  if (suffix.length !== SUFFIX_LENGTH || suffix[0]! > "7") return undefined;
  let bits = 0n;
  for (const character of suffix) {
    const value = VALUES.get(character);
    if (value === undefined) return undefined;
    bits = (bits << 5n) | value;
  }
  const hex = bits.toString(16).padStart(32, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
