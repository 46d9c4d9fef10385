import { createHmac, randomBytes } from "node:crypto";
import { formatSuffix, parseSuffix } from "../../platform/ids/identifiers.ts";

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const PUBLIC_SUFFIX = /(?<=[a-z]_)[0-9a-hjkmnp-tv-z]{26}\b/g;
const WHOLE_ID = /^(?:[a-z_]+[:_])?(?:[0-9a-f-]{36}|[0-9a-hjkmnp-tv-z]{26})$/;
/** Longer texts name no id alone. */
const MAX_ID_LENGTH = 80;
/** Half of a UUIDv7 tells when it was made, so lists that go by id stay as they were; then comes the variant. */
const KEPT_CHARACTERS = 20;

/**
 * Gives every id of an archive another, wherever it stands: in its own row, in references, in JSON, and in texts that
 * are nothing but an id. What people wrote is left alone, and so are ids that are none of the archive's.
 */
export class RenewedIds {
  readonly #own: ReadonlySet<string>;
  readonly #secret = randomBytes(32);

  constructor(own: ReadonlySet<string>) {
    this.#own = own;
  }

  of(id: string): string {
    if (!this.#own.has(id)) return id;
    const digest = createHmac("sha256", this.#secret).update(id).digest("hex");
    return `${id.slice(0, KEPT_CHARACTERS)}${digest.slice(0, 3)}-${digest.slice(3, 15)}`;
  }

  /** A column's value as Postgres writes it as text. */
  inValue(type: string, value: string): string {
    if (type === "uuid") return this.of(value);
    if (type === "uuid[]" || type === "jsonb") return this.#inText(value);
    const isId = type === "text" && value.length <= MAX_ID_LENGTH && WHOLE_ID.test(value);
    return isId ? this.#inText(value) : value;
  }

  #inText(text: string): string {
    return text
      .replace(UUID, (id) => this.of(id))
      .replace(PUBLIC_SUFFIX, (suffix) => {
        const id = parseSuffix(suffix);
        return id !== undefined && this.#own.has(id) ? formatSuffix(this.of(id)) : suffix;
      });
  }
}
